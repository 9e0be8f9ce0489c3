import { AccessorialCode } from '@portal/contract/accessorials/data/accessorials.ts';
import { limitedAccessTypes } from '@portal/contract/accessorials/data/limited-access-types.ts';
import { freightClasses } from '@portal/contract/commodities/freight-class.ts';
import { classDivisions, packingGroups } from '@portal/contract/commodities/hazmat.ts';
import type { Truck } from '@portal/contract/equipment/truck.ts';
import { quoteTypes } from '@portal/contract/modes/quote-types.ts';
import { freightTerms } from '@portal/contract/places/terms/freight-terms.ts';
import { named, type Options } from '../../../platform/files/cell-options.ts';
import { originOptions, unitOptions } from '../../commodities/item-options.ts';
import { countryOptions } from '../../places/country-options.ts';

export const options = {
  // A container is booked with its number and terminal, which no row of a sheet says.
  modes: { values: quoteTypes.filter((type) => type !== 'drayage'), name: named('loads.modes') },
  drayage: { values: ['drayage'], name: named('loads.modes') },
  countries: countryOptions,
  freightTerms: { values: freightTerms, name: named('places.terms.names') },
  origins: originOptions,
  units: unitOptions,
  tarps: { values: ['4', '6', '8'] },
  limitedAccess: { values: limitedAccessTypes, name: named('accessorials.limited_access_types') },
  accessorials: { values: AccessorialCode.options, name: named('accessorials.codes') },
  dimensionUnits: { values: ['in', 'cm'] },
  weightUnits: { values: ['lb', 'kg'] },
  freightClasses: { values: freightClasses },
  classDivisions: { values: classDivisions },
  packingGroups: { values: packingGroups },
  temperatureUnits: { values: ['F', 'C'] },
} as const satisfies Record<string, Options>;

/** The trucks on offer by their names; containers have calls of their own. */
export const truckOptions = (trucks: readonly Truck[]): Options => {
  const names = new Map(
    trucks.filter(({ modes }) => !modes.includes('drayage')).map(({ code, label }) => [code, label]),
  );
  return { values: [...names.keys()], name: (code, language) => names.get(code)?.[language] ?? code };
};
