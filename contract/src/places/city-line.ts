import { stateName } from './states.ts';
import { crossesBorder } from './border.ts';
import type { Country } from './zip-code.ts';

type CityLine = { city: string; state: string; zip_code: string; country?: Country };

/**
 * The line of an address below the street, in the order of its country: "Dallas, TX 75207", "Toronto, ON M5V 2T6,
 * Canada", "C.P. 66610 Apodaca, Nuevo León, México". Empty parts are left
 * out; without a country it is American.
 */
export const cityLine = ({ city, state, zip_code, country = 'US' }: CityLine): string => {
  if (country === 'MX') {
    const code = zip_code && `C.P. ${zip_code}`;
    return [[code, city].filter(Boolean).join(' '), state && stateName(state, 'MX'), 'México']
      .filter(Boolean)
      .join(', ');
  }
  const line = [[city, state].filter(Boolean).join(', '), zip_code].filter(Boolean).join(' ');
  return country === 'CA' ? `${line}, Canada` : line;
};

/** The same on papers of a load, where American places name their country too once other stops are abroad. */
export const cityLineAmong = (stops: readonly { country?: Country }[], place: CityLine): string =>
  place.country === 'US' && crossesBorder(stops) ? `${cityLine(place)}, USA` : cityLine(place);
