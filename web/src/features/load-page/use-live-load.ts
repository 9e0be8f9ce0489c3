import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadDetails } from '../loads/loads.api.ts';
import { watchLoad } from '../../platform/live/socket.ts';
import { documentKeys } from '../documents/documents.keys.ts';
import { loadKeys } from '../loads/loads.keys.ts';

/** Reads the load, its history and its papers again whenever its room hears of a change. */
export const useLiveLoad = (loadId: number): void => {
  const client = useQueryClient();
  useEffect(() => {
    const reread = () => {
      void client.invalidateQueries({ queryKey: loadDetails(loadId).queryKey });
      void client.invalidateQueries({ queryKey: loadKeys.history(loadId) });
      void client.invalidateQueries({ queryKey: documentKeys.ofLoad(loadId) });
    };
    return watchLoad(
      loadId,
      { 'load-changed': reread, 'portal-tender-terminated': reread, 'new-quote': reread },
      reread,
    );
  }, [client, loadId]);
};
