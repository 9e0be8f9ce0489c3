import { isTrackable } from '@portal/contract/loads/load-states.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import type { TrackingLink as Link } from '@portal/contract/sharing/sharing.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { errorText } from '../../../platform/api/api-error.ts';
import { dateAndTime } from '../../../platform/words/format.ts';
import { notify } from '../../../platform/notify.ts';
import { Button, ButtonAnchor } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { CopyIcon, EyeIcon } from '../../../ui/icons/action-icons.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { trackingLink, useMakeTrackingLink, useRevokeTrackingLink } from '../sharing.api.ts';
import classes from './tracking-link.module.css';
import { lazyDialog } from '../../../platform/lazy-part.tsx';

const RevokeDialog = lazyDialog(async () => (await import('./revoke-dialog.tsx')).RevokeDialog);

/** The public tracking link of a load; none before the load is booked. */
export const TrackingLink = ({ loadId, status }: { loadId: number; status: LoadStatus }) => {
  const { t } = useTranslation();
  const query = useQuery(trackingLink(loadId));
  const link = query.data?.link ?? null;
  if (!isTrackable(status) && !link) return null;
  return (
    <Card title={t('sharing.tracking.title')}>
      <p className={classes.about}>{t('sharing.tracking.about')}</p>
      {query.isPending && <Skeleton height={40} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && (link ? <Present loadId={loadId} link={link} /> : <Absent loadId={loadId} />)}
    </Card>
  );
};

const daysToChoose = ['7', '30', '90'];

const Absent = ({ loadId }: { loadId: number }) => {
  const { t } = useTranslation();
  const [days, setDays] = useState('30');
  const make = useMakeTrackingLink(loadId);
  const start = () => make.mutate(Number(days), { onError: (error) => notify.failure(errorText(error)) });
  return (
    <div className={classes.row}>
      <SelectField
        label={t('sharing.tracking.days')}
        options={daysToChoose.map((value) => ({ value, label: t('sharing.dialog.days', { count: Number(value) }) }))}
        value={days}
        onChange={setDays}
      />
      <Button pending={make.isPending} onClick={start}>
        {t('sharing.tracking.make')}
      </Button>
    </div>
  );
};

const Present = ({ loadId, link }: { loadId: number; link: Link }) => {
  const { t } = useTranslation();
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const revoke = useRevokeTrackingLink(loadId);
  const copy = () =>
    navigator.clipboard.writeText(link.url).then(
      () => notify.success(t('sharing.tracking.copied')),
      () => notify.failure(t('sharing.tracking.copy_failed')),
    );
  const [date, time] = link.last_opened_at ? dateAndTime(link.last_opened_at) : ['', ''];
  const opened = link.opened
    ? t('sharing.tracking.opened', { count: link.opened, date, time })
    : t('sharing.tracking.not_opened');
  return (
    <>
      <TextField
        label={t('sharing.tracking.address')}
        hideLabel
        readOnly
        value={link.url}
        onFocus={({ target }) => target.select()}
      />
      <p className={classes.about}>
        <RefText wraps>
          {[t('sharing.tracking.until', { date: dateAndTime(link.expires_at)[0] }), opened].join(' · ')}
        </RefText>
      </p>
      <div className={classes.row}>
        <Button size="small" icon={<CopyIcon size={16} />} onClick={() => void copy()}>
          {t('sharing.tracking.copy')}
        </Button>
        <ButtonAnchor
          size="small"
          kind="ghost"
          icon={<EyeIcon size={16} />}
          href={link.url}
          target="_blank"
          rel="noreferrer"
        >
          {t('sharing.tracking.preview')}
        </ButtonAnchor>
        <Button size="small" kind="ghost" onClick={() => setIsConfirmOpen(true)}>
          {t('sharing.tracking.revoke')}
        </Button>
      </div>
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
