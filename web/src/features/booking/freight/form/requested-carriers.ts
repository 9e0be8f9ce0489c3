import type { ListedCarrier } from '@portal/contract/carriers/carriers.contract.ts';
import { isBusinessDay } from '@portal/contract/places/business-days.ts';
import { useQuery } from '@tanstack/react-query';
import { carrierList } from '../../../loads/loads.api.ts';
import { isAllParcel } from '../cargo/item-info.ts';
import { useFromLoad, useQuoteRequest } from './book-load-context.ts';

/** The carriers the quote request goes to; none while they load. */
export const useRequestedCarriers = (): ListedCarrier[] => {
  const quoteRequest = useQuoteRequest();
  const { data } = useQuery(carrierList);
  const isParcel = useFromLoad(isAllParcel);
  const isRequested = ({ modes, parcels_only }: ListedCarrier) =>
    (!parcels_only || isParcel) && modes.some((mode) => quoteRequest.modes.includes(mode));
  return (data?.items ?? []).filter(isRequested);
};

const isClosed = ({ closed_days }: ListedCarrier, day: string): boolean =>
  !isBusinessDay(day, closed_days ? new Set(closed_days) : undefined);

export type CarrierCalendars = {
  /** The carriers that are closed on a day. */
  closedOn: (day: string) => ListedCarrier[];
  /** Whether nobody drives on a day; federal holidays count while no carrier is known. */
  isIdle: (day: string) => boolean;
};

/** When the requested carriers drive. Trucks of their own come on any day, so the calendars of LTL carriers count. */
export const useCarrierCalendars = (): CarrierCalendars => {
  const { modes } = useQuoteRequest();
  const shared = useRequestedCarriers().filter((carrier) => modes.includes('ltl') && carrier.modes.includes('ltl'));
  const closedOn = (day: string) => shared.filter((carrier) => isClosed(carrier, day));
  return {
    closedOn,
    isIdle: (day) => (shared.length === 0 ? !isBusinessDay(day) : closedOn(day).length === shared.length),
  };
};
