import { isDelivered, isOpenHaul, isReportable } from '@portal/contract/loads/load-states.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { PhoneIcon } from '../../../ui/icons/status-icons.tsx';
import { loadAssignment } from './dispatch.api.ts';
import { lazyDialog } from '../../../platform/lazy-part.tsx';

const ProgressDrawer = lazyDialog(async () => (await import('./progress-drawer.tsx')).ProgressDrawer);

/** A container is reported on until it is back, even where it has been billed. */
const hasReportsToCome = ({ status, mode }: LoadDetails): boolean =>
  isReportable(status) || (mode === 'drayage' && isOpenHaul(status));

/** Whether this person reports progress by hand; true while that is not known of an operator. */
export const useReportsByHand = (load: LoadDetails): boolean => {
  const mayReport = mayDo(useMe(), 'post:assignment') && hasReportsToCome(load);
  const { data } = useQuery({ ...loadAssignment(load.id), enabled: mayReport });
  return mayReport && data?.by_hand !== false;
};

/** Lets the operator report progress of a load whose carrier does not report by itself. */
export const ReportProgressButton = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const mayReport = mayDo(useMe(), 'post:assignment') && hasReportsToCome(load);
  const { data } = useQuery({ ...loadAssignment(load.id), enabled: mayReport });
  const [open, setOpen] = useState(false);
  if (!mayReport || !data?.by_hand) return null;
  return (
    <>
      <Button
        kind={isDelivered(load.status) ? 'default' : 'primary'}
        icon={<PhoneIcon size={16} />}
        onClick={() => setOpen(true)}
      >
        {t('tendering.dispatch.progress.button')}
      </Button>
      <Suspense>{open && <ProgressDrawer load={load} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
