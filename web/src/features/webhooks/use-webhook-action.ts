import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyFailure } from '../../platform/api/notify-failure.ts';
import { webhookKeys } from './webhooks.keys.ts';

/** Something done about an endpoint: what the screen shows of all of them is read again, and a refusal is said. */
export const useWebhookAction = <V, R>(act: (value: V) => Promise<R>, onDone?: (reply: R) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (reply) => onDone?.(reply),
    onError: notifyFailure,
    onSettled: () => client.invalidateQueries({ queryKey: webhookKeys.all }),
  });
};
