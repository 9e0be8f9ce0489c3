import { secretOverlapHours } from '@portal/contract/webhooks/webhook-events.ts';
import type { Webhook } from '@portal/contract/webhooks/webhook-schemas.ts';
import { notify } from '../../platform/notify.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { useWebhookAction } from './use-webhook-action.ts';
import { type MadeWebhook, makeSecret, removeWebhook } from './webhooks.api.ts';

type AboutEndpoint = { endpoint: Webhook; onClose: () => void };

/** Before another secret is made, which is then shown this one time. */
export const NewSecretDialog = ({
  endpoint: { id },
  onClose,
  onSecret,
}: AboutEndpoint & { onSecret: (made: MadeWebhook) => void }) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useWebhookAction(
    () => makeSecret(id),
    (made) => {
      onClose();
      onSecret(made);
    },
  );
  return (
    <Question
      title={t('webhooks.new_secret_title')}
      text={t('webhooks.new_secret_text', { hours: secretOverlapHours })}
      action={t('webhooks.new_secret')}
      kind="primary"
      pending={isPending}
      onClose={onClose}
      onAct={() => mutate(undefined)}
    />
  );
};

/** Before an endpoint is removed. */
export const RemoveDialog = ({ endpoint: { id, url }, onClose }: AboutEndpoint) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useWebhookAction(
    () => removeWebhook(id),
    () => {
      onClose();
      notify.success(t('webhooks.removed'));
    },
  );
  return (
    <Question
      title={t('webhooks.remove_title')}
      text={t('webhooks.remove_text', { url })}
      action={t('webhooks.remove')}
      kind="danger"
      pending={isPending}
      onClose={onClose}
      onAct={() => mutate(undefined)}
    />
  );
};

type QuestionProps = {
  title: string;
  text: string;
  action: string;
  kind: 'primary' | 'danger';
  pending: boolean;
  onClose: () => void;
  onAct: () => void;
};

const Question = ({ title, text, action, kind, pending, onClose, onAct }: QuestionProps) => {
  const { t } = useTranslation();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('webhooks.cancel')}</Button>
          <Button kind={kind} pending={pending} onClick={onAct}>
            {action}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
};
