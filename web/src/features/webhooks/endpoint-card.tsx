import type { Webhook } from '@portal/contract/webhooks/webhook-schemas.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { notify } from '../../platform/notify.ts';
import { usePhone } from '../../platform/screen-width.ts';
import { useMe } from '../../platform/session/current-user.ts';
import { dateAndTime } from '../../platform/words/format.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { KeyIcon, PencilIcon, TrashIcon } from '../../ui/icons/action-icons.tsx';
import { ChevronLeftIcon } from '../../ui/icons/navigation-icons.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Callout } from '../../ui/primitives/callout.tsx';
import { FactList } from '../../ui/primitives/fact-list.tsx';
import { IconButton } from '../../ui/primitives/icon-button.tsx';
import { webhooksAddress } from './addresses.ts';
import { Deliveries } from './deliveries.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { endpointText, EndpointState, EndpointSwitch, hostOf } from './endpoint-state.tsx';
import { useWebhookAction } from './use-webhook-action.ts';
import { NewSecretDialog, RemoveDialog } from './endpoint-questions.tsx';
import { endFormerSecret, type MadeWebhook, testWebhook } from './webhooks.api.ts';
import classes from './webhooks.module.css';

type EndpointCardProps = { endpoint: Webhook; onSecret: (made: MadeWebhook) => void };

/** One endpoint: how it is signed, what can be done about it, and what was sent to it. */
export const EndpointCard = ({ endpoint, onSecret }: EndpointCardProps) => {
  const { t } = useTranslation();
  const phone = usePhone();
  return (
    <section className={classes.card} aria-label={endpoint.url}>
      {phone && (
        <Link {...webhooksAddress} className={classes.back}>
          <ChevronLeftIcon size={16} /> {t('webhooks.back')}
        </Link>
      )}
      <div className={classes.head}>
        <h2>{hostOf(endpoint.url)}</h2>
        <Actions endpoint={endpoint} onSecret={onSecret} />
      </div>
      {phone && (
        <div className={classes.phoneState}>
          <span className={classes.outcome}>
            <EndpointState endpoint={endpoint} />
            <span>{endpointText(endpoint, t)}</span>
          </span>
          <EndpointSwitch endpoint={endpoint} />
        </div>
      )}
      <div className={classes.facts}>
        <FactList
          facts={[
            [t('webhooks.secret'), <code key="secret">{endpoint.secret_prefix}…</code>],
            [t('webhooks.signed'), t('webhooks.signed_text')],
          ]}
        />
        <FormerSecret endpoint={endpoint} />
      </div>
      <Deliveries endpoint={endpoint} />
    </section>
  );
};

/** Says how long the former secret signs too, and ends it. */
const FormerSecret = ({ endpoint: { id, former_secret_until } }: { endpoint: Webhook }) => {
  const { t } = useTranslation();
  const closed = useMe().signed_in_as && t('webhooks.signed_in_as');
  const { mutate, isPending } = useWebhookAction(
    () => endFormerSecret(id),
    () => notify.success(t('webhooks.former_ended')),
  );
  if (former_secret_until === null) return null;
  const [day, time] = dateAndTime(former_secret_until);
  return (
    <Callout
      action={
        <Button kind="link" pending={isPending} disabledReason={closed} onClick={() => mutate(undefined)}>
          {t('webhooks.end_former')}
        </Button>
      }
    >
      <b>{t('webhooks.two_secrets', { time: `${day}, ${time}` })}</b> {t('webhooks.former_ends')}
    </Callout>
  );
};

const Actions = ({ endpoint, onSecret }: EndpointCardProps) => {
  const { t } = useTranslation();
  const { id, is_on } = endpoint;
  const [open, setOpen] = useState<'edit' | 'secret' | 'remove' | null>(null);
  const closed = useMe().signed_in_as && t('webhooks.signed_in_as');
  const close = () => setOpen(null);
  const test = useWebhookAction(
    () => testWebhook(id),
    () => notify.success(t('webhooks.tested')),
  );
  return (
    <div className={classes.actions}>
      <Button
        pending={test.isPending}
        disabledReason={!is_on && t('webhooks.errors.is_off')}
        onClick={() => test.mutate(undefined)}
      >
        {t('webhooks.test')}
      </Button>
      <Button icon={<PencilIcon size={16} />} disabledReason={closed} onClick={() => setOpen('edit')}>
        {t('webhooks.edit')}
      </Button>
      <Button icon={<KeyIcon size={16} />} disabledReason={closed} onClick={() => setOpen('secret')}>
        {t('webhooks.new_secret')}
      </Button>
      <IconButton icon={TrashIcon} label={t('webhooks.remove')} onClick={() => setOpen('remove')} />
      {open === 'edit' && <EndpointForm endpoint={endpoint} onClose={close} />}
      {open === 'secret' && <NewSecretDialog endpoint={endpoint} onSecret={onSecret} onClose={close} />}
      {open === 'remove' && <RemoveDialog endpoint={endpoint} onClose={close} />}
    </div>
  );
};
