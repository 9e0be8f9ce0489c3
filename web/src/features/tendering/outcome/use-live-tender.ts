import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchLoad } from '../../../platform/live/socket.ts';
import { loadDetails } from '../../loads/loads.api.ts';

/** How often an unanswered tender is read again besides socket events; operators answer more slowly than carriers' systems. */
const rereadMs: Partial<Record<LoadStatus, number>> = { tendered: 3000, pending: 30_000 };

/** Keeps a booked load live until the carrier has answered, by the socket and by reading again. */
export const useLiveTender = (load: LoadDetails): void => {
  const client = useQueryClient();
  useQuery({ ...loadDetails(load.id), refetchInterval: rereadMs[load.status] ?? false });
  useEffect(() => {
    const reread = () => void client.invalidateQueries({ queryKey: loadDetails(load.id).queryKey });
    return watchLoad(load.id, { 'portal-tender-terminated': reread, 'load-changed': reread }, reread);
  }, [client, load.id]);
};
