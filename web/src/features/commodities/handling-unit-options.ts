import { handlingUnits, type HandlingUnit } from '@portal/contract/commodities/handling-units.ts';
import type { Translate } from '../../platform/words/translate.ts';
import type { SelectOption } from '../../ui/fields/select-field.tsx';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Select options such as pallet, skid and crate, the most used first. */
export const handlingUnitOptions = (t: Translate, count = 1): SelectOption<HandlingUnit>[] =>
  handlingUnits.map((code) => ({ value: code, label: capital(t(`commodities.handling_units.${code}`, { count })) }));
