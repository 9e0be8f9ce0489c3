import type { Webhook } from '@portal/contract/webhooks/webhook-schemas.ts';
import { chosenEvents } from '@portal/contract/webhooks/webhook-events.ts';
import { dateAndTime } from '../../platform/words/format.ts';
import type { Translate } from '../../platform/words/translate.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Switch } from '../../ui/fields/switch.tsx';
import { notify } from '../../platform/notify.ts';
import { StatusGlyph } from '../../ui/status/status-glyph.tsx';
import { changeWebhook } from './webhooks.api.ts';
import { useWebhookAction } from './use-webhook-action.ts';
import classes from './webhooks.module.css';

export const hostOf = (url: string): string => new URL(url).host;

/** "14 of 18 events". */
export const eventsText = ({ events }: Webhook, t: Translate): string =>
  events === null
    ? t('webhooks.all_events')
    : t('webhooks.some_events', { count: events.length, all: chosenEvents.length });

/** What became of the last day, or since when and why nothing is sent. */
export const endpointText = ({ last_day, off_reason, off_at, paused_until }: Webhook, t: Translate): string => {
  if (off_reason !== null) return t(`webhooks.off_text.${off_reason}`, { day: dateAndTime(off_at ?? '')[0] });
  if (paused_until !== null) return t('webhooks.paused', { time: dateAndTime(paused_until)[1] });
  const { delivered, total } = last_day;
  return total === 0 ? t('webhooks.nothing_yet') : t('webhooks.last_day', { delivered, count: total });
};

/** On, off, or switched off by the portal, as a mark and in words. */
export const EndpointState = ({ endpoint: { off_reason } }: { endpoint: Webhook }) => {
  const { t } = useTranslation();
  const isStopped = off_reason !== null && off_reason !== 'by_hand';
  return (
    <span className={classes.state} data-stopped={isStopped || undefined}>
      <StatusGlyph tone={off_reason === null ? 'delivered' : isStopped ? 'cancelled' : 'quoted'} />
      {off_reason === null ? t('webhooks.on') : t(`webhooks.off.${off_reason}`)}
    </span>
  );
};

/** On or off, at once. */
export const EndpointSwitch = ({ endpoint: { id, url, is_on } }: { endpoint: Webhook }) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useWebhookAction(
    (isOn: boolean) => changeWebhook(id, { is_on: isOn }),
    (changed) =>
      notify.success(t(changed.is_on ? 'webhooks.switched_on' : 'webhooks.switched_off', { host: hostOf(url) })),
  );
  return <Switch label={t('webhooks.switch', { url })} checked={is_on} disabled={isPending} onChange={mutate} />;
};
