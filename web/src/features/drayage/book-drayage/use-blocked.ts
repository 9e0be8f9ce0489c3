import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../../../platform/query-client.ts';
import { watchLoad } from '../../../platform/socket.ts';
import { drayageLoad } from '../drayage.api.ts';

/** Whether operations work on the load's quote, live: nothing may be changed until they are done. */
export const useBlocked = (load: DrayageLoad | null): boolean => {
  const id = load?.id ?? 0;
  const { data } = useQuery({ ...drayageLoad(id), enabled: load !== null });
  useEffect(() => {
    if (id === 0) return;
    const reread = () => void queryClient.invalidateQueries({ queryKey: drayageLoad(id).queryKey });
    return watchLoad(id, { 'load-changed': reread, 'new-quote': reread }, reread);
  }, [id]);
  return (data ?? load)?.operations_since != null;
};
