import type { Webhook } from '@portal/contract/webhooks/webhook-schemas.ts';
import { chosenEvents, type WebhookEvent } from '@portal/contract/webhooks/webhook-events.ts';
import { useQueryClient } from '@tanstack/react-query';
import { emptyFaults } from '../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../platform/forms/use-checked-form.ts';
import { notify } from '../../platform/notify.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ActionDrawer } from '../../ui/overlays/action-drawer.tsx';
import { changeWebhook, createWebhook, type MadeWebhook } from './webhooks.api.ts';
import { webhookKeys } from './webhooks.keys.ts';
import classes from './webhooks.module.css';

type ChosenEvent = (typeof chosenEvents)[number];
type Fields = { url: string; limit: 'all' | 'chosen'; chosen: ChosenEvent[] };

const subjects = ['load', 'document', 'invoice', 'payment', 'claim'] as const;

const isChosenEvent = (name: WebhookEvent): name is ChosenEvent => chosenEvents.some((one) => one === name);

const fieldsOf = (endpoint: Webhook | undefined): Fields => ({
  url: endpoint?.url ?? '',
  limit: endpoint?.events ? 'chosen' : 'all',
  chosen: endpoint?.events?.filter(isChosenEvent) ?? [...chosenEvents],
});

type EndpointFormProps = {
  /** Left out for a new one. */
  endpoint?: Webhook;
  onClose: () => void;
  /** A new one, with the secret that is shown this one time. */
  onMade?: (made: MadeWebhook) => void;
};

/** Where events are sent, and which. */
export const EndpointForm = ({ endpoint, onClose, onMade }: EndpointFormProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useCheckedForm<Fields, MadeWebhook | Webhook>({
    initial: fieldsOf(endpoint),
    check: ({ url, limit, chosen }) => ({
      ...emptyFaults({ url }),
      ...(limit === 'chosen' && chosen.length === 0 && { limit: { phrase: 'webhooks.form.none_chosen' as const } }),
    }),
    send: ({ url, limit, chosen }) => {
      const body = { url, events: limit === 'all' ? null : chosen };
      return endpoint ? changeWebhook(endpoint.id, body) : createWebhook(body);
    },
    onSent: (saved) => {
      void client.invalidateQueries({ queryKey: webhookKeys.all });
      notify.success(t(endpoint ? 'webhooks.form.saved' : 'webhooks.form.created'));
      if ('secret' in saved) onMade?.(saved);
      else onClose();
    },
  });
  const { limit, chosen } = form.values;
  return (
    <ActionDrawer
      title={t(endpoint ? 'webhooks.form.edit' : 'webhooks.form.new')}
      action={t(endpoint ? 'webhooks.form.save' : 'webhooks.form.create')}
      form={form}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label={t('webhooks.form.url')}
        hint={t('webhooks.form.url_hint')}
        inputMode="url"
        maxLength={500}
        {...form.field('url')}
      />
      <SelectField
        label={t('webhooks.form.events')}
        options={(['all', 'chosen'] as const).map((value) => ({ value, label: t(`webhooks.form.${value}`) }))}
        {...form.field('limit')}
      />
      {limit === 'chosen' && <EventChoices chosen={chosen} onChange={(next) => form.change({ chosen: next })} />}
    </ActionDrawer>
  );
};

type EventChoicesProps = { chosen: readonly ChosenEvent[]; onChange: (chosen: ChosenEvent[]) => void };

/** A checkbox an event, by what it is about. */
const EventChoices = ({ chosen, onChange }: EventChoicesProps) => {
  const { t } = useTranslation();
  return subjects.map((subject) => (
    <fieldset key={subject} className={classes.events}>
      <legend>{t(`webhooks.groups.${subject}`)}</legend>
      {chosenEvents
        .filter((name) => name.startsWith(`${subject}.`))
        .map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={chosen.includes(name)}
            onChange={(isOn) => onChange(isOn ? [...chosen, name] : chosen.filter((one) => one !== name))}
          />
        ))}
    </fieldset>
  ));
};
