import { countryName } from '../commodities/country-name.ts';
import { stateName } from '../places/states.ts';
import { countries } from '../places/zip-code.ts';
import type { Language } from '../words/language.ts';

/** A place of supply in words: CA-ON is "Ontario, Canada"; its letters alone would be taken for California. */
export const placeOfSupply = (place: string, language: Language): string => {
  const [code = '', state = ''] = place.split('-');
  const country = countries.find((one) => one === code);
  return country ? `${stateName(state, country)}, ${countryName(country, language)}` : place;
};

/** A rate as it is written: 5%, 9.975%. */
export const percentText = (percent: number): string => `${String(percent)}%`;
