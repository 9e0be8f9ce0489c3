import { countryName } from '@portal/contract/commodities/country-name.ts';
import { countries } from '@portal/contract/places/zip-code.ts';
import type { Options } from '../../platform/files/cell-options.ts';

const otherNames: Readonly<Record<string, readonly string[]>> = {
  US: ['USA', 'U.S.A.', 'U.S.', 'EE. UU.', 'EE.UU.', 'EUA'],
  CA: ['CAN'],
  MX: ['MEX'],
};

/** The countries the portal serves, as files of lists name them. */
export const countryOptions: Options = {
  values: countries,
  name: countryName,
  otherNames: (code) => otherNames[code] ?? [],
};
