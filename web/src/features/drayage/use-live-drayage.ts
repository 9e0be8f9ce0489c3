import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchLoad } from '../../platform/live/socket.ts';
import { drayageLoad } from './drayage.api.ts';

/** Reads a load's container again when its socket room announces a change; does nothing without a load. */
export const useLiveDrayage = (loadId: number | null): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (loadId === null) return;
    const reread = () => void client.invalidateQueries({ queryKey: drayageLoad(loadId).queryKey });
    return watchLoad(loadId, { 'load-changed': reread, 'new-quote': reread }, reread);
  }, [client, loadId]);
};
