import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyFailure } from '../../platform/api/notify-failure.ts';
import { ediKeys } from './edi.keys.ts';

/** Something done about messages or mailboxes: all that the screen shows of them is read again, and a refusal is said. */
export const useEdiAction = <V, R>(act: (value: V) => Promise<R>, onDone?: (reply: R) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (reply) => onDone?.(reply),
    onError: notifyFailure,
    onSettled: () => client.invalidateQueries({ queryKey: ediKeys.all }),
  });
};
