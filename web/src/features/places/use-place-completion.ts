import type { Place } from '@portal/contract/places/places.contract.ts';
import { stateCode } from '@portal/contract/places/states.ts';
import { isZipCode } from '@portal/contract/places/zip-code.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { placesFor } from './places.api.ts';

/** The fields of an address that complete each other. */
export type PlaceText = Pick<Place, 'zip_code' | 'city' | 'state' | 'country'>;

type Completion = {
  /** To be called before a typed change: the field typed last is never overwritten. */
  typing: (field: 'zip_code' | 'city' | 'state') => void;
  /** ZIP codes of the city that was typed. */
  candidates: readonly Place[];
  zipUnknown: boolean;
  lookupFailed: boolean;
  timezone: string | null;
  /** What the whole postal code stands for, once that is known. */
  place: Place | null;
};

const typingPauseMs = 250;

const canonicalState = ({ state, country }: PlaceText): string | null => stateCode(state, country);

const textOf = ({ zip_code, city, state, country }: Place): PlaceText => ({ zip_code, city, state, country });

/** A ZIP code completes city and state; a city with its state completes the ZIP code where it has only one. */
export const usePlaceCompletion = (
  accountId: number,
  place: PlaceText,
  complete: (found: PlaceText) => void,
): Completion => {
  const typed = useRef<'zip_code' | 'city' | 'state' | null>(null);
  const zip = place.zip_code.trim();
  const { country } = place;
  const isWhole = isZipCode(zip, country);
  const byZip = useQuery({ ...placesFor(accountId, { zip_code: zip, country }), enabled: isWhole });
  const city = useDebounced(place.city.trim(), typingPauseMs);
  const state = canonicalState(place);
  const byCity = useQuery({
    ...placesFor(accountId, { city, state: state ?? '', country }),
    enabled: zip === '' && city.length > 1 && state !== null,
  });
  const found = isWhole ? byZip.data?.items : byCity.data?.items;

  useEffect(() => {
    const [first] = found ?? [];
    if (!first) return;
    const fromZip = typed.current === 'zip_code' || (isWhole && place.city === '');
    const fromCity = !isWhole && typed.current !== null && typed.current !== 'zip_code' && found?.length === 1;
    if (!fromZip && !fromCity) return;
    typed.current = null;
    complete({ ...textOf(first), ...(fromZip && { zip_code: place.zip_code }) });
    // Only a new reply completes the fields; typing in between must not run this effect.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [found]);

  return {
    typing: (field) => {
      typed.current = field;
    },
    candidates: isWhole ? [] : (byCity.data?.items ?? []),
    zipUnknown: isWhole && byZip.data?.items.length === 0,
    lookupFailed: isWhole ? byZip.isError : byCity.isError,
    timezone: (isWhole && byZip.data?.items[0]?.timezone) || null,
    place: (isWhole && byZip.data?.items[0]) || null,
  };
};
