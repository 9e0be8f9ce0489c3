import { carriersCalls } from '@portal/contract/carriers/carriers.calls.ts';
import type { carriers as carriersRows } from '@portal/contract/carriers/carriers.contract.ts';
import type { Received, Request } from '@portal/contract/http/endpoint.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../../platform/api/api.ts';
import { settingsKeys } from '../settings.keys.ts';

const calls = callsOf<typeof carriersRows>(carriersCalls);

export type CarrierAlert = Received<typeof carriersRows.alerts>['items'][number];
export type CarrierAlertInput = Request<typeof carriersRows.addAlert>['body'];

/** The carriers loads may be booked with, by name. */
export const carrierList = queryOptions({
  queryKey: settingsKeys.carriers,
  queryFn: async ({ signal }) =>
    (await api(calls.list, {}, signal)).items.toSorted((a, b) => a.name.localeCompare(b.name)),
});

/** Every threshold the operator has set, and whether its carrier lies below it. */
export const thresholdList = queryOptions({
  queryKey: settingsKeys.thresholds,
  queryFn: async ({ signal }) => (await api(calls.alerts, { query: { all: 'true' } }, signal)).items,
});

/** Sets a threshold, or changes the one with the id. */
export const saveThreshold = (id: number | null, { carrier_id, ...change }: CarrierAlertInput) =>
  id === null
    ? api(calls.addAlert, { body: { carrier_id, ...change } })
    : api(calls.changeAlert, { params: { id }, body: change });

export const removeThreshold = (id: number) => api(calls.removeAlert, { params: { id } });
