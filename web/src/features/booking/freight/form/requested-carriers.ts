import type { ListedCarrier } from '@portal/contract/carriers/carriers.contract.ts';
import { isBusinessDay } from '@portal/contract/places/business-days.ts';
import { closedDaysAt, yearsFrom } from '@portal/contract/places/closed-days.ts';
import type { HolidayPlace } from '@portal/contract/places/holidays-at.ts';
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

const isClosedAt = (place: HolidayPlace, { closed_days }: ListedCarrier, day: string): boolean =>
  !isBusinessDay(day, closedDaysAt(place, yearsFrom(day), closed_days ? new Set(closed_days) : undefined));

export type CarrierCalendars = {
  /** The carriers that are closed on a day. */
  closedOn: (day: string) => ListedCarrier[];
  /** Whether nobody drives on a day; the public holidays of the place count while no carrier is known. */
  isIdle: (day: string) => boolean;
};

/**
 * When the requested carriers come to the first or the last stop. Trucks of their own come on any day, so the calendars
 * of LTL carriers count.
 */
export const useCarrierCalendars = (end: 'pickup' | 'delivery'): CarrierCalendars => {
  const { modes } = useQuoteRequest();
  const shared = useRequestedCarriers().filter((carrier) => modes.includes('ltl') && carrier.modes.includes('ltl'));
  const country = useFromLoad(({ stops }) => stops.at(end === 'pickup' ? 0 : -1)?.country ?? 'US');
  const state = useFromLoad(({ stops }) => stops.at(end === 'pickup' ? 0 : -1)?.state ?? '');
  const place = { country, state };
  const closedOn = (day: string) => shared.filter((carrier) => isClosedAt(place, carrier, day));
  return {
    closedOn,
    isIdle: (day) =>
      shared.length === 0
        ? !isBusinessDay(day, closedDaysAt(place, yearsFrom(day)))
        : closedOn(day).length === shared.length,
  };
};
