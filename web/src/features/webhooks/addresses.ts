import { linkOptions } from '@tanstack/react-router';

/** Where events of the account are sent. */
export const webhooksAddress = linkOptions({ to: '/settings/webhooks', search: {} });

/** One endpoint, with what was sent to it. */
export const webhookAddress = (endpoint: number) => linkOptions({ to: '/settings/webhooks', search: { endpoint } });
