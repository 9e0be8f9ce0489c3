import { commonTemperature } from '@portal/contract/equipment/common-temperature.ts';
import { modeRefusals, type ModeRefusal } from '@portal/contract/loads/mode-refusals.ts';
import { type Fault, phraseOf } from '../../../platform/form-faults.ts';
import { number } from '../../../platform/format.ts';
import type { Asking } from './asking.ts';
import { type CarriedForm, carriedOf } from './carried.ts';
import type { LoadForm } from './load-form.ts';

/** A refusal as the fault of its field. */
export const refusalFault = ({ code, params }: ModeRefusal): Fault => ({
  phrase: phraseOf(code),
  ...(params && {
    params: Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? number(value) : value]),
    ),
  }),
});

/** Why the load cannot be carried: the reasons of the mode that comes nearest; none where one of them can. */
const refusals = ({ modes }: Asking, carried: CarriedForm): ModeRefusal[] =>
  modes.map((mode) => modeRefusals(mode, carried)).toSorted((one, other) => one.length - other.length)[0] ?? [];

const refusalFaults = (asking: Asking, carried: CarriedForm): Record<string, Fault> =>
  Object.fromEntries(
    refusals(asking, carried)
      .toReversed()
      .map((refusal) => [refusal.field, refusalFault(refusal)]),
  );

const apartFault = ({ line_items }: CarriedForm): Record<string, Fault> => {
  const ranges = line_items.map(({ temperature }) => temperature);
  if (commonTemperature(ranges) !== 'apart') return {};
  const index = ranges.findLastIndex((range) => range !== null);
  return { [`line_items.${index}.temperature`]: { phrase: phraseOf('equipment.temperatures_apart') } };
};

/** What keeps the modes from carrying the load, by field. */
export const carryingFaults = (form: LoadForm, asking: Asking): Record<string, Fault> => {
  const carried = carriedOf(form, asking);
  const isUnchosen = asking.type === 'dedicated' && carried.truck.truck_type === null;
  return {
    ...(isUnchosen
      ? { 'truck.truck_type': { phrase: 'loads.book.errors.truck_missing' } }
      : refusalFaults(asking, carried)),
    ...apartFault(carried),
  };
};
