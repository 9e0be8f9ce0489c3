import type { Received, Request } from '@portal/contract/http/endpoint.ts';
import type { DeliveryState } from '@portal/contract/webhooks/webhook-events.ts';
import { webhooksCalls } from '@portal/contract/webhooks/webhooks.calls.ts';
import type { webhooks as webhooksRows } from '@portal/contract/webhooks/webhooks.contract.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { webhookKeys } from './webhooks.keys.ts';

const calls = callsOf<typeof webhooksRows>(webhooksCalls);

export type MadeWebhook = Received<typeof webhooksRows.create>;
export type DeliveryFilters = { search: string; state: DeliveryState | undefined };
export type WebhookInput = Request<typeof webhooksRows.create>['body'];

const pageSize = 25;
/** While something waits for its attempt, what becomes of it is looked for so often. */
const lookAgainMs = 3000;

export const endpointList = queryOptions({
  queryKey: webhookKeys.endpoints,
  queryFn: ({ signal }) => api(calls.list, {}, signal),
});

/** Pages of what was sent to an endpoint, the newest first. */
export const deliveryList = (id: number, { search, state }: DeliveryFilters) =>
  infiniteQueryOptions({
    queryKey: webhookKeys.deliveries(id, { search, state }),
    queryFn: ({ pageParam: skip, signal }) => {
      const query = { skip, limit: pageSize, ...(search && { search }), ...(state && { state }) };
      return api(calls.deliveries, { params: { id }, query }, signal);
    },
    initialPageParam: 0,
    getNextPageParam: ({ items, total }, _pages, skip) =>
      skip + items.length < total && items.length > 0 ? skip + items.length : undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.pages[0]?.items.some((one) => one.state === 'waiting') ? lookAgainMs : false,
  });

/** One delivery with its attempts; `attempts` has it read again once there is another one. */
export const deliveryDetails = (id: number, deliveryId: number, attempts: number) =>
  queryOptions({
    queryKey: [...webhookKeys.delivery(id, deliveryId), attempts],
    queryFn: ({ signal }) => api(calls.delivery, { params: { id, delivery_id: deliveryId } }, signal),
    placeholderData: keepPreviousData,
  });

export const createWebhook = (body: WebhookInput) => api(calls.create, { body });
export const changeWebhook = (id: number, body: Request<typeof webhooksRows.change>['body']) =>
  api(calls.change, { params: { id }, body });
export const removeWebhook = (id: number) => api(calls.remove, { params: { id } });
export const makeSecret = (id: number) => api(calls.newSecret, { params: { id } });
export const endFormerSecret = (id: number) => api(calls.endFormerSecret, { params: { id } });
export const testWebhook = (id: number) => api(calls.test, { params: { id } });
export const sendDelivery = (id: number, deliveryId: number) =>
  api(calls.send, { params: { id, delivery_id: deliveryId } });
export const replayWebhook = (id: number, body: Request<typeof webhooksRows.replay>['body']) =>
  api(calls.replay, { params: { id }, body });
