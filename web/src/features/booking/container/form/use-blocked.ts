import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { useQuery } from '@tanstack/react-query';
import { drayageLoad } from '../../../drayage/drayage.api.ts';
import { useLiveDrayage } from '../../../drayage/use-live-drayage.ts';

/** Whether operations work on the load's quote, live: nothing may be changed until they are done. */
export const useBlocked = (load: DrayageLoad | null): boolean => {
  useLiveDrayage(load?.id ?? null);
  const { data = load } = useQuery({ ...drayageLoad(load?.id ?? 0), enabled: load !== null });
  return data !== null && data.operations_since !== null;
};
