import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadDetails } from '../loads/loads.api.ts';
import { watchLoad } from '../../platform/live/socket.ts';
import { documentKeys } from '../documents/documents.keys.ts';
import { loadKeys } from '../loads/loads.keys.ts';

/** Refetches the load, its history and its documents on each change event of the load. */
export const useLiveLoad = (loadId: number): void => {
  const client = useQueryClient();
  useEffect(() => {
    const refetch = () => {
      void client.invalidateQueries({ queryKey: loadDetails(loadId).queryKey });
      void client.invalidateQueries({ queryKey: loadKeys.history(loadId) });
      void client.invalidateQueries({ queryKey: documentKeys.ofLoad(loadId) });
    };
    return watchLoad(
      loadId,
      { 'load-changed': refetch, 'portal-tender-terminated': refetch, 'new-quote': refetch },
      refetch,
    );
  }, [client, loadId]);
};
