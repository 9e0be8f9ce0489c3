import { isTrackable } from '@portal/contract/loads/load-states.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import type { TrackingLink as Link } from '@portal/contract/sharing/sharing.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { copyText } from '../../../platform/copy-text.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { dateAndTime } from '../../../platform/words/format.ts';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { CloseIcon, CopyIcon, LinkIcon } from '../../../ui/icons/action-icons.tsx';
import type { Translate } from '../../../platform/words/translate.ts';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { trackingLink, useMakeTrackingLink, useRevokeTrackingLink, usualLinkDays } from '../sharing.api.ts';
import classes from './load-sharing.module.css';
import { lazyDialog } from '../../../platform/lazy-part.tsx';

const RevokeDialog = lazyDialog(async () => (await import('./revoke-dialog.tsx')).RevokeDialog);

/** The public tracking link of a load as a row; none before the load is booked. */
export const TrackingLink = ({ loadId, status }: { loadId: number; status: LoadStatus }) => {
  const { t } = useTranslation();
  const query = useQuery(trackingLink(loadId));
  const link = query.data?.link ?? null;
  if (!isTrackable(status) && !link) return null;
  return (
    <li title={t('sharing.tracking.about')}>
      <LinkIcon size={16} />
      <span className={classes.name}>{t('sharing.tracking.title')}</span>
      {query.isPending && <Skeleton width={90} />}
      {query.isError && (
        <Button kind="link" size="small" onClick={() => void query.refetch()}>
          {t('frame.failure.retry')}
        </Button>
      )}
      {query.isSuccess && (link ? <Present loadId={loadId} link={link} /> : <Absent loadId={loadId} />)}
    </li>
  );
};

const Absent = ({ loadId }: { loadId: number }) => {
  const { t } = useTranslation();
  const make = useMakeTrackingLink(loadId);
  const start = () => make.mutate(usualLinkDays, { onError: notifyFailure });
  return (
    <Button kind="link" size="small" pending={make.isPending} onClick={start}>
      {t('sharing.tracking.make')}
    </Button>
  );
};

const useCopiedLink = ({ url }: Link) => {
  const { t } = useTranslation();
  return () => copyText(url, t('sharing.tracking.copied'));
};

const openedText = ({ opened, last_opened_at }: Link, t: Translate): string => {
  const [date, time] = last_opened_at ? dateAndTime(last_opened_at) : ['', ''];
  return opened ? t('sharing.tracking.opened', { count: opened, date, time }) : t('sharing.tracking.not_opened');
};

const Present = ({ loadId, link }: { loadId: number; link: Link }) => {
  const { t } = useTranslation();
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const revoke = useRevokeTrackingLink(loadId);
  const copy = useCopiedLink(link);
  return (
    <>
      <a
        className={classes.until}
        href={link.url}
        target="_blank"
        rel="noreferrer"
        title={`${t('sharing.tracking.preview')}. ${openedText(link, t)}`}
      >
        <RefText>{t('sharing.tracking.until', { date: dateAndTime(link.expires_at)[0] })}</RefText>
      </a>
      <IconButton size="small" icon={CopyIcon} label={t('sharing.tracking.copy')} onClick={() => void copy()} />
      <IconButton
        size="small"
        icon={CloseIcon}
        label={t('sharing.tracking.revoke')}
        onClick={() => setIsConfirmOpen(true)}
      />
      {isConfirmOpen && (
        <Suspense>
          <RevokeDialog
            pending={revoke.isPending}
            error={revoke.error}
            onClose={() => setIsConfirmOpen(false)}
            onRevoke={(done) => revoke.mutate(link.id, { onSuccess: done })}
          />
        </Suspense>
      )}
    </>
  );
};
