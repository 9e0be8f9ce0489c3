import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { afterSettling } from '../../platform/live/settling.ts';
import { watchLoad } from '../../platform/live/socket.ts';
import { drayageLoad } from './drayage.api.ts';

/** Reads a load's container again when its socket room announces a change; does nothing without a load. */
export const useLiveDrayage = (loadId: number | null): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (loadId === null) return;
    const reread = () => void client.invalidateQueries({ queryKey: drayageLoad(loadId).queryKey });
    let leave: (() => void) | undefined;
    // The page comes first. What happens until then is not lost: whoever joins the room reads again.
    const callOff = afterSettling(() => {
      leave = watchLoad(loadId, { 'load-changed': reread, 'new-quote': reread }, reread);
    });
    return () => {
      callOff();
      leave?.();
    };
  }, [client, loadId]);
};
