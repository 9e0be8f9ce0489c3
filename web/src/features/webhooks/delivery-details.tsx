import type { Webhook, WebhookAttempt, WebhookDelivery } from '@portal/contract/webhooks/webhook-schemas.ts';
import { answerSeconds } from '@portal/contract/webhooks/webhook-events.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../platform/notify.ts';
import { dateAndTime, number } from '../../platform/words/format.ts';
import type { Translate } from '../../platform/words/translate.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { RefreshIcon } from '../../ui/icons/action-icons.tsx';
import { Button, LinkButton } from '../../ui/primitives/button.tsx';
import { CopyButton } from '../../ui/primitives/copy-button.tsx';
import { Segmented } from '../../ui/primitives/segmented.tsx';
import { SkeletonRows } from '../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { loadAddress } from '../loads/addresses.ts';
import { useWebhookAction } from './use-webhook-action.ts';
import { deliveryDetails, sendDelivery } from './webhooks.api.ts';
import classes from './webhooks.module.css';

/** Seconds that are shown at least. */
const shortest = 0.1;

/** What came of an attempt: "503, 0.2 s", or why nothing came. */
const attemptText = ({ status, fault, milliseconds }: WebhookAttempt, t: Translate): string => {
  const took = t('webhooks.deliveries.took', { seconds: number(Math.max(milliseconds / 1000, shortest), 1) });
  if (fault !== null) return t(`webhooks.deliveries.faults.${fault}`, { seconds: answerSeconds });
  return [status, took].filter((part) => part !== null).join(', ');
};

const isTaken = ({ status }: WebhookAttempt): boolean => status !== null && status >= 200 && status < 300;

/** JSON in lines of its own fields; anything else as it is. */
const laidOut = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Sends the same body from a terminal; the signature is the portal's alone to make. */
const asCurl = (url: string, eventId: string, body: string): string =>
  [
    `curl -X POST ${quoted(url)}`,
    `-H 'content-type: application/json'`,
    `-H 'webhook-id: ${eventId}'`,
    `--data-raw ${quoted(body)}`,
  ].join(' \\\n  ');

type DeliveryDetailsProps = { endpoint: Webhook; delivery: WebhookDelivery };

/** The attempts of a delivery, what was sent, and what came back. */
export const DeliveryDetails = ({ endpoint, delivery }: DeliveryDetailsProps) => {
  const { t } = useTranslation();
  const { id, attempts, load_id, event_id } = delivery;
  const { data, error, refetch, isFetching } = useQuery(deliveryDetails(endpoint.id, id, attempts));
  const again = useWebhookAction(
    () => sendDelivery(endpoint.id, id),
    () => notify.success(t('webhooks.deliveries.sent_again')),
  );
  if (!data) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />;
    return <SkeletonRows rows={3} columns="1fr" rowHeight={28} />;
  }
  return (
    <div className={classes.details}>
      <div className={classes.tries}>
        {data.tries.length === 0 && <p>{t('webhooks.deliveries.not_tried')}</p>}
        <ol reversed>
          {data.tries.map((one) => (
            <li key={one.at}>
              <span>{dateAndTime(one.at).join(' ')}</span>
              <span data-failed={!isTaken(one) || undefined}>{attemptText(one, t)}</span>
            </li>
          ))}
        </ol>
        <div className={classes.buttons}>
          <Button
            icon={<RefreshIcon size={16} />}
            pending={again.isPending}
            disabledReason={!endpoint.is_on && t('webhooks.errors.is_off')}
            onClick={() => again.mutate(undefined)}
          >
            {t('webhooks.deliveries.send')}
          </Button>
          <CopyButton
            kind="link"
            text={asCurl(endpoint.url, event_id, data.body)}
            label={t('webhooks.deliveries.copy_curl')}
            copied={t('webhooks.deliveries.copied')}
          />
          {load_id !== null && (
            <LinkButton kind="link" {...loadAddress(load_id)}>
              {t('webhooks.deliveries.load')} {load_id}
            </LinkButton>
          )}
        </div>
        <code className={classes.eventId}>{event_id}</code>
      </div>
      <Texts sent={laidOut(data.body)} answered={data.tries[0]?.answer ?? ''} />
    </div>
  );
};

const sides = ['sent', 'answered'] as const;

const Texts = ({ sent, answered }: Record<(typeof sides)[number], string>) => {
  const { t } = useTranslation();
  const [side, setSide] = useState<(typeof sides)[number]>('sent');
  const text = side === 'sent' ? sent : answered;
  return (
    <div className={classes.text}>
      <div className={classes.textHead}>
        <Segmented
          label={t('webhooks.deliveries.title')}
          value={side}
          options={sides.map((value) => ({ value, label: t(`webhooks.deliveries.${value}`) }))}
          onChange={setSide}
        />
        {text && (
          <CopyButton
            kind="link"
            text={text}
            label={t('webhooks.deliveries.copy')}
            copied={t('webhooks.deliveries.copied')}
          />
        )}
      </div>
      <pre tabIndex={0}>{text || t('webhooks.deliveries.no_answer')}</pre>
    </div>
  );
};
