import { AccessorialCode } from '@portal/contract/accessorials/data/accessorials.ts';
import { limitedAccessTypes } from '@portal/contract/accessorials/data/limited-access-types.ts';
import { countryName } from '@portal/contract/commodities/country-name.ts';
import { countryCodes } from '@portal/contract/commodities/data/countries.ts';
import { freightClasses } from '@portal/contract/commodities/freight-class.ts';
import { handlingUnits } from '@portal/contract/commodities/handling-units.ts';
import { classDivisions, packingGroups } from '@portal/contract/commodities/hazmat.ts';
import type { Truck } from '@portal/contract/equipment/truck.ts';
import { quoteTypes } from '@portal/contract/modes/quote-types.ts';
import { folded } from '@portal/contract/values/folded.ts';
import { type Language, languages } from '@portal/contract/words/language.ts';
import type { PhraseGroup } from '@portal/contract/phrases/phrase-key.ts';
import { phraseOfCode } from '../../../platform/mail/phrases.ts';

/** The values a column takes, with the names people know them by. */
export type Options = { values: readonly string[]; name?: (value: string, language: Language) => string };

const named =
  (group: PhraseGroup, params = {}) =>
  (value: string, language: Language) =>
    phraseOfCode(language, group, value, params) ?? value;

const units: Options = { values: handlingUnits, name: named('commodities.handling_units', { count: 1 }) };

export const options = {
  // A container is booked with its number and terminal, which no row of a sheet says.
  modes: { values: quoteTypes.filter((type) => type !== 'drayage'), name: named('loads.modes') },
  drayage: { values: ['drayage'], name: named('loads.modes') },
  countries: { values: ['US', 'CA', 'MX'], name: countryName },
  origins: { values: countryCodes, name: countryName },
  units,
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

const keysOf = ({ name }: Options, value: string): string[] => [
  folded(value),
  ...(name ? languages.map((language) => folded(name(value, language))) : []),
];

const known = new WeakMap<Options, Map<string, string>>();

/** The value somebody means who wrote it, or its name in either language; undefined for a word nobody knows. */
export const optionMeant = (list: Options, text: string): string | undefined => {
  let values = known.get(list);
  if (!values) {
    values = new Map(
      list.values.flatMap((value) => keysOf(list, value).map((key) => [key, value] as const)).toReversed(),
    );
    known.set(list, values);
  }
  return values.get(folded(text));
};
