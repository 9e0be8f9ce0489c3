import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { api } from '../../../platform/api.ts';
import { ApiError } from '../../../platform/api-error.ts';
import type { Asking } from './asking.ts';
import type { Attempt } from './load-draft.ts';
import type { LoadForm } from './load-form.ts';
import { loadBody, newLoadBody } from './load-form-input.ts';

/** A quote round that is running, or prices that still hold, need no new question. */
const statusesWithoutPrices: readonly string[] = ['unassigned', 'expired', 'declined'];

/** The attempt to send this form: the one before, where nothing has changed since, else a new one. */
export const attemptFor = (form: LoadForm, asking: Asking, draft: boolean, before: Attempt | null): Attempt => {
  const body = JSON.stringify(newLoadBody(form, asking, draft));
  return before?.body === body ? before : { body, key: crypto.randomUUID() };
};

/** Whether a call may have reached the server although it failed. */
export const mayHaveArrived = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

// The validation library has come with the check of the form; the first screen does without it.
const schemas = () => import('@portal/contract/loads/load.ts');

/** Makes a load of a checked form; repeating the attempt makes no second one. */
export const createLoad = async (attempt: Attempt): Promise<LoadDetails> => {
  const { LoadInput } = await schemas();
  return api(loads.create, { body: LoadInput.parse(JSON.parse(attempt.body)) }, undefined, attempt.key);
};

/** Changes a load; refused with 409 when it is no longer at `version`. */
export const changeLoad = async (id: number, form: LoadForm, asking: Asking, version: number): Promise<LoadDetails> => {
  const { LoadChange } = await schemas();
  return api(loads.change, { params: { id }, body: { ...LoadChange.parse(loadBody(form, asking)), version } });
};

/** Asks the carriers again where the change, or the load's age, made the prices worthless. */
export const requoteIfNeeded = async (load: LoadDetails): Promise<LoadDetails> =>
  load.requote_needed || statusesWithoutPrices.includes(load.status)
    ? api(quotes.request, { params: { id: load.id } })
    : load;
