import { linkOptions } from '@tanstack/react-router';
import { wholeNumber, withoutGaps } from '../../platform/routing/address-values.ts';

/** What the address says of the screen: which endpoint is looked at. */
export type WebhooksSearch = { endpoint?: number };

export const parseWebhooksSearch = (raw: Record<string, unknown>): WebhooksSearch =>
  withoutGaps({ endpoint: wholeNumber(raw['endpoint']) });

/** Where events of the account are sent. */
export const webhooksAddress = linkOptions({ to: '/settings/webhooks', search: {} });

/** One endpoint, with what was sent to it. */
export const webhookAddress = (endpoint: number) => linkOptions({ to: '/settings/webhooks', search: { endpoint } });
