import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchLoad } from '../../platform/live/socket.ts';
import { claimCase } from './claims.api.ts';

/** Reads a case and what was said in it again whenever its load's room hears of it, and after a reconnect. */
export const useLiveClaim = (loadId: number | undefined, claimId: number): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (loadId === undefined) return undefined;
    const reread = () => void client.invalidateQueries({ queryKey: claimCase(claimId).queryKey });
    return watchLoad(
      loadId,
      { 'claim-changed': ({ claim_id }) => claim_id === claimId && reread(), 'load-changed': reread },
      reread,
    );
  }, [client, loadId, claimId]);
};
