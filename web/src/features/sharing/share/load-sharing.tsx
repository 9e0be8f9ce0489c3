import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Can } from '../../../platform/session/can.tsx';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { ChevronRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import { loadShares } from '../sharing.api.ts';
import classes from './load-sharing.module.css';
import { TrackingLink } from './tracking-link.tsx';

const ShareLog = lazyDialog(async () => (await import('./share-log.tsx')).ShareLog);

/** What people without an account can see of a load: the tracking link and the shared documents, a row each. */
export const LoadSharing = ({ loadId, status }: { loadId: number; status: LoadStatus }) => (
  <ul className={classes.rows}>
    <Can permission="post:share-files" atHome>
      <TrackingLink loadId={loadId} status={status} />
    </Can>
    <SharedRow loadId={loadId} />
  </ul>
);

/** With how many people documents were shared; opens the list of them. */
const SharedRow = ({ loadId }: { loadId: number }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const shares = useQuery(loadShares(loadId));
  const people = new Set(shares.data?.items.flatMap(({ recipients }) => recipients.map(({ email }) => email)));
  if (people.size === 0) return null;
  return (
    <li>
      <button type="button" className={classes.open} onClick={() => setOpen(true)}>
        <span className={classes.name}>{t('sharing.log.with', { count: people.size })}</span>
        <ChevronRightIcon size={16} />
      </button>
      <Suspense>{isOpen && <ShareLog loadId={loadId} onClose={() => setOpen(false)} />}</Suspense>
    </li>
  );
};
