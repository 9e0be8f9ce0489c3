import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchLoad } from '../../platform/socket.ts';
import { loadDetails } from '../loads/loads.api.ts';

/** How often an unanswered tender is read again although the socket tells. */
const safetyReadMs = 3000;

/** Keeps a booked load live until the carrier has answered, by the socket and by reading again. */
export const useLiveTender = (load: LoadDetails): void => {
  const client = useQueryClient();
  const waiting = load.status === 'tendered' || load.status === 'pending';
  useQuery({ ...loadDetails(load.id), refetchInterval: waiting ? safetyReadMs : false });
  useEffect(() => {
    const reread = () => void client.invalidateQueries({ queryKey: loadDetails(load.id).queryKey });
    return watchLoad(load.id, { 'portal-tender-terminated': reread, 'load-changed': reread }, reread);
  }, [client, load.id]);
};
