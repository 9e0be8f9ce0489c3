import { type ModeRefusal, nearestRefusals, temperaturesApart } from '@portal/contract/loads/mode-refusals.ts';
import { type Fault, phraseOf } from '../../../platform/form-faults.ts';
import { number } from '../../../platform/format.ts';
import type { Asking } from './asking.ts';
import { carriedOf } from './carried.ts';
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

/** By field; of several reasons at one the first. */
const faultsOf = (refusals: readonly ModeRefusal[]): Record<string, Fault> =>
  Object.fromEntries(refusals.toReversed().map((refusal) => [refusal.field, refusalFault(refusal)]));

/** What keeps the modes from carrying the load, by field. */
export const carryingFaults = (form: LoadForm, asking: Asking): Record<string, Fault> => {
  const carried = carriedOf(form, asking);
  const isUnchosen = asking.type === 'dedicated' && carried.truck.truck_type === null;
  return {
    ...(isUnchosen
      ? { 'truck.truck_type': { phrase: 'loads.book.errors.truck_missing' } }
      : faultsOf(nearestRefusals(asking.modes, carried))),
    ...faultsOf(temperaturesApart(carried)),
  };
};
