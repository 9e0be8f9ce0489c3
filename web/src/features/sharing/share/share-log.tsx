import type { Share, ShareRecipient } from '@portal/contract/sharing/share.ts';
import { useQuery } from '@tanstack/react-query';
import type { Translate } from '../../../platform/words/translate.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { dateAndTime } from '../../../platform/words/format.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import classes from './share-log.module.css';
import { loadShares, useRevokeShare } from '../sharing.api.ts';
import { lazyDialog } from '../../../platform/lazy-part.tsx';

const RevokeDialog = lazyDialog(async () => (await import('./revoke-dialog.tsx')).RevokeDialog);

/**
 * The shares of a load and whether the recipients opened them. Not a list of `defineList`: it is part of a page whose
 * address is not its own, and one call answers all of the few there are.
 */
export const ShareLog = ({ loadId, onClose }: { loadId: number; onClose: () => void }) => {
  const { t } = useTranslation();
  const shares = useQuery(loadShares(loadId));
  return (
    <Drawer opened onClose={onClose} title={t('sharing.log.title')}>
      {shares.isPending && <Skeleton height={60} />}
      {shares.isError && <ErrorState error={shares.error} onRetry={() => void shares.refetch()} />}
      <ShareList loadId={loadId} items={shares.data?.items ?? []} />
    </Drawer>
  );
};

const ShareList = ({ loadId, items }: { loadId: number; items: readonly Share[] }) => (
  <ul className={classes.list}>
    {items.map((share) => (
      <Entry key={share.id} loadId={loadId} share={share} />
    ))}
  </ul>
);

const at = (iso: string | null): { date: string; time: string } => {
  const [date, time] = iso ? dateAndTime(iso) : ['', ''];
  return { date, time };
};

/** Until when the link is valid, or when it ended; empty for attachments. */
const endOf = ({ state, expires_at, revoked_at, revoked_by }: Share, t: Translate): string => {
  if (state === 'revoked') return t('sharing.log.revoked', { ...at(revoked_at), name: revoked_by ?? '' });
  if (state === 'expired') return t('sharing.log.expired', at(expires_at));
  return state === 'open' ? t('sharing.log.until', at(expires_at)) : '';
};

const Entry = ({ loadId, share }: { loadId: number; share: Share }) => {
  const { t } = useTranslation();
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const revoke = useRevokeShare(loadId);
  const end = endOf(share, t);
  return (
    <li>
      <div className={classes.top}>
        <span className={classes.names}>{share.documents.map(({ name }) => name).join(', ')}</span>
        <span className={classes.state} data-state={share.state}>
          {t(`sharing.log.states.${share.state}`)}
        </span>
      </div>
      <p className={classes.small}>
        <RefText wraps>{t('sharing.log.by', { ...at(share.created_at), name: share.created_by })}</RefText>
      </p>
      <ul className={classes.people} aria-label={t('sharing.log.people')}>
        {share.recipients.map((person) => (
          <Person key={person.id} person={person} isLink={share.how === 'link'} />
        ))}
      </ul>
      {end && (
        <p className={classes.small}>
          <RefText wraps>{end}</RefText>
          {share.state === 'open' && (
            <Button kind="link" size="small" onClick={() => setIsConfirmOpen(true)}>
              {t('sharing.log.revoke')}
            </Button>
          )}
        </p>
      )}
      {isConfirmOpen && (
        <Suspense>
          <RevokeDialog
            pending={revoke.isPending}
            error={revoke.error}
            onClose={() => setIsConfirmOpen(false)}
            onRevoke={(done) => revoke.mutate(share.id, { onSuccess: done })}
          />
        </Suspense>
      )}
    </li>
  );
};

const openedText = (person: ShareRecipient, isLink: boolean, t: Translate): string => {
  if (!person.sent_at) return t('sharing.log.sending');
  if (!isLink) return t('sharing.log.sent', at(person.sent_at));
  if (person.opened === 0) return t('sharing.log.not_opened');
  const opened = t('sharing.log.opened', { count: person.opened, ...at(person.last_opened_at) });
  return person.downloads > 0 ? `${opened} · ${t('sharing.log.downloads', { count: person.downloads })}` : opened;
};

const Person = ({ person, isLink }: { person: ShareRecipient; isLink: boolean }) => {
  const { t } = useTranslation();
  return (
    <li className={classes.person}>
      <span className={classes.email}>{person.email}</span>
      <span className={classes.small}>
        <RefText wraps>{openedText(person, isLink, t)}</RefText>
      </span>
    </li>
  );
};
