import type { AlertKind } from '@portal/contract/carriers/alert-kinds.ts';
import { carriersCalls } from '@portal/contract/carriers/carriers.calls.ts';
import type { carriers as carriersRows } from '@portal/contract/carriers/carriers.contract.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, callsOf } from '../../../platform/api/api.ts';
import { isSettled } from '../../../platform/api/is-settled.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { quoteKeys } from '../quotes.keys.ts';

const carriers = callsOf<typeof carriersRows>(carriersCalls);

/** Notices about carriers whose service has fallen below the operator's threshold; loaded on entry. */
export const carrierAlerts = queryOptions({
  queryKey: quoteKeys.alerts,
  queryFn: ({ signal }) => api(carriers.alerts, { query: {} }, signal),
  staleTime: 300_000,
});

/** Whether rows may be shown with their notices: those make some of them higher. */
export const useAlertsSettled = (): boolean =>
  isSettled(useQuery({ ...carrierAlerts, enabled: mayDo(useMe(), 'get:carrier-alert') }));

/** What is wrong with a carrier's service, with its notice in the language on screen. */
export type ShownAlert = { id: number; kind: AlertKind; text: string };

/** The notices about a carrier, one for each threshold it lies beyond. */
export const useCarrierAlerts = (carrierId: number): ShownAlert[] => {
  const { data } = useQuery({ ...carrierAlerts, enabled: mayDo(useMe(), 'get:carrier-alert') });
  const own = data?.items.filter(({ carrier_id }) => carrier_id === carrierId) ?? [];
  return own.map(({ id, kind, message }) => ({ id, kind, text: message[currentLanguage()] }));
};
