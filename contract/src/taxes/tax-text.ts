import { stateName } from '../places/states.ts';
import { countries } from '../places/zip-code.ts';

/** A place of supply in words: CA-ON is "Ontario, CA". */
export const placeOfSupply = (place: string): string => {
  const [code = '', state = ''] = place.split('-');
  const country = countries.find((one) => one === code);
  return country ? `${stateName(state, country)}, ${country}` : place;
};

/** A rate as it is written: 5%, 9.975%. */
export const percentText = (percent: number): string => `${String(percent)}%`;
