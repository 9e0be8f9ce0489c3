import { countryName } from '@portal/contract/commodities/country-name.ts';
import { countryCodes } from '@portal/contract/commodities/data/countries.ts';
import { handlingUnits } from '@portal/contract/commodities/handling-units.ts';
import { named, type Options } from '../../platform/files/cell-options.ts';

const ofSeveral = named('commodities.handling_units', { count: 2 });

/** What freight is moved and packed in, by its code or its name, of one or of several. */
export const unitOptions: Options = {
  values: handlingUnits,
  name: named('commodities.handling_units', { count: 1 }),
  otherNames: (code, language) => [ofSeveral(code, language)],
};

/** The countries goods come from. */
export const originOptions: Options = { values: countryCodes, name: countryName };
