import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../platform/lazy-part.tsx';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { ChevronRightIcon } from '../../ui/icons/navigation-icons.tsx';
import { loadNotices } from './notices.api.ts';
import classes from './notices.module.css';

const NoticesDrawer = lazyDialog(async () => (await import('./notices-drawer.tsx')).NoticesDrawer);

/** How many people outside the account get notices of a load, as a row; opens who they are and what they were sent. */
export const LoadNotices = ({ loadId, status }: { loadId: number; status: LoadStatus }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(loadNotices(loadId));
  const count = data?.recipients.length ?? 0;
  return (
    <>
      <button type="button" className={classes.row} title={t('notices.about')} onClick={() => setOpen(true)}>
        <span>{count > 0 ? t('notices.row', { count }) : t('notices.title')}</span>
        <ChevronRightIcon size={16} />
      </button>
      <Suspense>{isOpen && <NoticesDrawer loadId={loadId} status={status} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
