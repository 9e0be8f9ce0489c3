import { Country } from '@portal/contract/places/postal.ts';
import type { Place } from '@portal/contract/places/places.contract.ts';
import { Problem } from '../../../platform/http/errors.ts';
import { placeOfStop } from '../../places/place-of-stop.ts';
import type { DraftStop } from './draft-load.ts';

/** The place a drafted stop lies at, null without a postal code; refuses as `placeOfStop`. */
export const placeOfDraft = ({ end, values }: DraftStop, field: string): Place | null => {
  const textOf = (name: 'zip_code' | 'city' | 'state' | 'country'): string => {
    const value = values[`${end}_${name}`];
    return typeof value === 'string' ? value : '';
  };
  const zip_code = textOf('zip_code');
  if (zip_code === '') return null;
  const country = Country.safeParse(textOf('country')).data;
  return placeOfStop({ zip_code, city: textOf('city'), state: textOf('state'), country }, field);
};

/** The same, null also where the stop contradicts itself. */
export const knownPlaceOfDraft = (stop: DraftStop): Place | null => {
  try {
    return placeOfDraft(stop, '');
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
};
