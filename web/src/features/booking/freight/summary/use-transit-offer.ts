import { isRefusedBy } from '../../../../platform/api/api-error.ts';
import { bondedCountry, crossesBorder, transitCountry } from '@portal/contract/places/border.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import type { StopForm } from '../form/load-form.ts';
import { useLegs } from './use-legs.ts';

/** The way through another country: its miles and those inside the own one, null where either is not known. */
export type TransitOffer = { country: Country; miles: number | null; domestic: number | null; isOnlyWay: boolean };

/**
 * What going through another country would save a load that lies within one, or why there is no other way; null where it
 * saves nothing.
 */
export const useTransitOffer = (stops: readonly StopForm[], isChosen: boolean): TransitOffer | null => {
  const { legs, error } = useLegs(stops, false);
  const isOnlyWay = isRefusedBy(error, 'places.transit_needed');
  const isShorter = legs.some(({ miles_in_transit: miles }) => miles !== null);
  const bonded = bondedCountry(stops, true);
  const isUseful = isOnlyWay || (isShorter && !crossesBorder(stops));
  if (!bonded || !(isUseful || isChosen)) return null;
  const sum = (milesOf: (leg: (typeof legs)[number]) => number) =>
    isShorter ? legs.reduce((miles, leg) => miles + milesOf(leg), 0) : null;
  return {
    country: transitCountry(bonded),
    miles: sum(({ miles, miles_in_transit }) => miles_in_transit ?? miles),
    domestic: sum(({ miles }) => miles),
    isOnlyWay,
  };
};
