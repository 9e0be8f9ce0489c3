import type { periodTexts } from '@portal/contract/carriers/alert-kinds.ts';
import type {
  CalendarChange,
  CalendarInput,
  ConnectionChange,
  ConnectionInput,
} from '@portal/contract/carriers/connection-input.ts';
import { carrierConnectionsCalls } from '@portal/contract/carriers/connections.calls.ts';
import type { carrierConnections as rows } from '@portal/contract/carriers/connections.contract.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../../platform/api/api.ts';
import { settingsKeys } from '../settings.keys.ts';

const calls = callsOf<typeof rows>(carrierConnectionsCalls);

export type Period = (typeof periodTexts)[number];

/** Every carrier with how it is reached, by name. */
export const connectionList = queryOptions({
  queryKey: settingsKeys.connections,
  queryFn: async ({ signal }) => (await api(calls.list, {}, signal)).items,
});

export const scorecardQuery = (id: number, days: Period) =>
  queryOptions({
    queryKey: settingsKeys.scorecard(id, days),
    queryFn: ({ signal }) => api(calls.scorecard, { params: { id }, query: { days } }, signal),
  });

export const calendarList = queryOptions({
  queryKey: settingsKeys.calendars,
  queryFn: async ({ signal }) => (await api(calls.calendars, {}, signal)).items,
});

/** Everything that shows carriers is read again. */
export const readCarriersAgain = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: settingsKeys.connections });
  void client.invalidateQueries({ queryKey: settingsKeys.carriers });
};

export const addConnection = (body: ConnectionInput) => api(calls.add, { body });
export const changeConnection = (id: number, body: ConnectionChange) => api(calls.change, { params: { id }, body });
export const checkConnection = (id: number) => api(calls.check, { params: { id } });
export const makeWebhookSecret = (id: number) => api(calls.makeWebhookSecret, { params: { id } });
export const removeWebhookSecret = (id: number) => api(calls.removeWebhookSecret, { params: { id } });
export const changeCarrierLogo = (id: number, logo: File) => api(calls.changeLogo, { params: { id }, body: { logo } });
export const removeCarrierLogo = (id: number) => api(calls.removeLogo, { params: { id } });
export const addCalendar = (body: CalendarInput) => api(calls.addCalendar, { body });
export const changeCalendar = (code: string, body: CalendarChange) =>
  api(calls.changeCalendar, { params: { code }, body });
