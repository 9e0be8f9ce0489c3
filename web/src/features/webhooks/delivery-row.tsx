import type { Webhook, WebhookDelivery } from '@portal/contract/webhooks/webhook-schemas.ts';
import { mostAttempts } from '@portal/contract/webhooks/webhook-events.ts';
import { dateAndTime } from '../../platform/words/format.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { ChevronDownIcon, ChevronRightIcon } from '../../ui/icons/navigation-icons.tsx';
import { StatusGlyph } from '../../ui/status/status-glyph.tsx';
import type { StatusTone } from '../../ui/status/status-tone.ts';
import { DeliveryDetails } from './delivery-details.tsx';
import classes from './webhooks.module.css';

const tones: Record<WebhookDelivery['state'], StatusTone> = {
  waiting: 'pending',
  delivered: 'delivered',
  given_up: 'cancelled',
};

type DeliveryRowProps = {
  endpoint: Webhook;
  delivery: WebhookDelivery;
  isOpen: boolean;
  onToggle: () => void;
};

/** One delivery in a line; a press shows its attempts. */
export const DeliveryRow = ({ endpoint, delivery, isOpen, onToggle }: DeliveryRowProps) => {
  const { type, load_id, happened_at, last, state } = delivery;
  const [day, time] = dateAndTime(happened_at);
  const Chevron = isOpen ? ChevronDownIcon : ChevronRightIcon;
  return (
    <li className={classes.item} data-open={isOpen || undefined}>
      <button type="button" className={classes.line} aria-expanded={isOpen} onClick={onToggle}>
        <code className={classes.type}>{type}</code>
        <span className={classes.load}>{load_id ?? '–'}</span>
        <span className={classes.when}>
          {day} {time}
        </span>
        <span className={classes.answer} data-failed={(last !== null && state !== 'delivered') || undefined}>
          {last === null ? '–' : (last.status ?? '–')}
        </span>
        <Attempts delivery={delivery} />
        <span className={classes.outcomeOf}>
          <StatusGlyph tone={tones[state]} />
          <Outcome endpoint={endpoint} delivery={delivery} />
        </span>
        <Chevron size={16} />
      </button>
      {isOpen && <DeliveryDetails endpoint={endpoint} delivery={delivery} />}
    </li>
  );
};

/** As many marks as there may be attempts, those that were made in the colour of what they came to. */
const Attempts = ({ delivery: { attempts, state } }: { delivery: WebhookDelivery }) => {
  const { t } = useTranslation();
  const colorOf = (n: number) => {
    if (n > attempts) return 'open';
    return state === 'delivered' && n === attempts ? 'taken' : 'failed';
  };
  return (
    <span className={classes.attempts}>
      <span className={classes.marks} aria-hidden="true">
        {Array.from({ length: mostAttempts }, (_, i) => (
          <i key={i} data-mark={colorOf(i + 1)} />
        ))}
      </span>
      <span className={classes.count} aria-hidden="true">
        {attempts}
      </span>
      <span className={classes.hidden}>
        {t('webhooks.deliveries.attempts_made', { count: attempts, most: mostAttempts })}
      </span>
    </span>
  );
};

const Outcome = ({ endpoint, delivery: { state, next_at } }: { endpoint: Webhook; delivery: WebhookDelivery }) => {
  const { t } = useTranslation();
  if (state !== 'waiting' || next_at === null) return t(`webhooks.deliveries.states.${state}`);
  if (!endpoint.is_on) return t('webhooks.deliveries.waits');
  const due = endpoint.paused_until !== null && endpoint.paused_until > next_at ? endpoint.paused_until : next_at;
  if (Date.parse(due) <= Date.now()) return t('webhooks.deliveries.due_now');
  return t('webhooks.deliveries.due', { time: dateAndTime(due)[1] });
};
