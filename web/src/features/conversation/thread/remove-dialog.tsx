import type { Message } from '@portal/contract/conversation/message.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { errorText } from '../../../platform/api/api-error.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { removeMessage } from '../conversation.api.ts';
import { conversationKeys } from '../conversation.keys.ts';

type RemoveDialogProps = { loadId: number; message: Message; onClose: () => void };

/** Asks before a message is deleted, or withdrawn once its fifteen minutes are over. */
export const RemoveDialog = ({ loadId, message, onClose }: RemoveDialogProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isDeleted] = useState(
    () => message.changeable_until !== null && new Date(message.changeable_until) > new Date(),
  );
  const what = isDeleted ? 'remove' : 'withdraw';
  const removal = useMutation({
    mutationFn: () => removeMessage(loadId, message.id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: conversationKeys.messages(loadId) });
      onClose();
    },
  });
  return (
    <Dialog
      title={t(`conversation.${what}_question`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('conversation.cancel')}</Button>
          <Button kind="danger" pending={removal.isPending} onClick={() => removal.mutate()}>
            {t(`conversation.${what}`)}
          </Button>
        </>
      }
    >
      <p>{t(`conversation.${what}_text`)}</p>
      {removal.isError && <Callout kind="danger">{errorText(removal.error)}</Callout>}
    </Dialog>
  );
};
