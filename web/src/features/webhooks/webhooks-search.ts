import { wholeNumber, withoutGaps } from '../../platform/routing/address-values.ts';

/** What the address says of the screen: which endpoint is looked at. */
export type WebhooksSearch = { endpoint?: number };

export const parseWebhooksSearch = (raw: Record<string, unknown>): WebhooksSearch =>
  withoutGaps({ endpoint: wholeNumber(raw['endpoint']) });
