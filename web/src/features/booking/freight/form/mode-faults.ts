import type { PhraseKey } from '@portal/contract/phrases/phrase-key.ts';
import { type ModeRefusal, nearestRefusals, temperaturesApart } from '@portal/contract/loads/mode-refusals.ts';
import { type Fault, phraseOf } from '../../../../platform/forms/form-faults.ts';
import { number } from '../../../../platform/words/format.ts';
import { type QuoteRequest, chosenTruck, isTruckGone } from './quote-request.ts';
import { loadToCarry } from './load-to-carry.ts';
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

/** The refusals by field; of several at one field the first. */
const faultsOf = (refusals: readonly ModeRefusal[]): Record<string, Fault> =>
  Object.fromEntries(refusals.toReversed().map((refusal) => [refusal.field, refusalFault(refusal)]));

/** Why a truck must be chosen before the load can be checked against it. */
const missingTruck = (form: LoadForm, quoteRequest: QuoteRequest): PhraseKey | null => {
  if (isTruckGone(quoteRequest, form)) return phraseOf('equipment.not_offered');
  return quoteRequest.type === 'dedicated' && !chosenTruck(quoteRequest, form)
    ? 'loads.book.errors.truck_missing'
    : null;
};

/** Why no mode can carry the load, by field. */
export const modeFaults = (form: LoadForm, quoteRequest: QuoteRequest): Record<string, Fault> => {
  const load = loadToCarry(form, quoteRequest);
  const missing = missingTruck(form, quoteRequest);
  return {
    ...(missing
      ? { 'truck.truck_type': { phrase: missing } }
      : faultsOf(nearestRefusals(quoteRequest.trucks, quoteRequest.modes, load))),
    ...faultsOf(temperaturesApart(load)),
  };
};
