import { carriersCalls } from '@portal/contract/carriers/carriers.calls.ts';
import type { carriers as carriersRows } from '@portal/contract/carriers/carriers.contract.ts';
import type { Received, Request } from '@portal/contract/http/endpoint.ts';
import type { AlertPeriod } from '@portal/contract/carriers/alert-kinds.ts';
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

/** What each carrier did in the days up to today, as thresholds count it. */
export const carrierFigures = (days: AlertPeriod) =>
  queryOptions({
    queryKey: settingsKeys.carrierFigures(days),
    queryFn: async ({ signal }) =>
      (await api(calls.alertFigures, { query: { days: `${days}` as const } }, signal)).items,
  });

/** Every threshold the operator has set, and whether its carrier lies beyond it. */
export const thresholdList = queryOptions({
  queryKey: settingsKeys.thresholds,
  queryFn: async ({ signal }) => (await api(calls.alerts, { query: { all: 'true' } }, signal)).items,
});

export const addThreshold = (body: CarrierAlertInput) => api(calls.addAlert, { body });
export const changeThreshold = (id: number, body: Request<typeof carriersRows.changeAlert>['body']) =>
  api(calls.changeAlert, { params: { id }, body });

export const removeThreshold = (id: number) => api(calls.removeAlert, { params: { id } });
