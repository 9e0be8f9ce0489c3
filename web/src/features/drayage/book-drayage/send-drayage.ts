import { DrayageChange, DrayageInput } from '@portal/contract/drayage/drayage-input.ts';
import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { drayage } from '@portal/contract/drayage/drayage.contract.ts';
import i18next from 'i18next';
import { api } from '../../../platform/api.ts';
import { ApiError, errorText } from '../../../platform/api-error.ts';
import { currentLanguage } from '../../../platform/i18n.ts';
import { drayageBody } from './drayage-body.ts';
import type { Attempt } from './drayage-draft.ts';
import type { DrayageForm } from './drayage-form.ts';

/** A price that is being made, or one that still holds, needs no new question. */
const statusesWithoutPrices: readonly string[] = ['unassigned', 'expired', 'declined'];

/** The attempt to send this form: the one before, where nothing has changed since, else a new one. */
export const attemptFor = (form: DrayageForm, draft: boolean, before: Attempt | null): Attempt => {
  const body = JSON.stringify({ ...drayageBody(form), draft });
  return before?.body === body ? before : { body, key: crypto.randomUUID() };
};

/** Makes a load of a checked form; repeating the attempt makes no second one. */
export const createDrayage = (attempt: Attempt): Promise<DrayageLoad> =>
  api(drayage.create, { query: {}, body: DrayageInput.parse(JSON.parse(attempt.body)) }, undefined, attempt.key);

/** Changes a load; refused with 409 when it is no longer at `version`. */
export const changeDrayage = (id: number, form: DrayageForm, version: number): Promise<DrayageLoad> =>
  api(drayage.change, {
    params: { load_id: id },
    body: { ...DrayageChange.parse(drayageBody(form)), version },
  });

/** Asks for the price again where the change, or the load's age, made it worthless. */
export const requoteIfNeeded = async (load: DrayageLoad): Promise<DrayageLoad> =>
  load.requote_needed || statusesWithoutPrices.includes(load.status)
    ? api(drayage.requote, { params: { load_id: load.id }, query: {}, body: {} }, undefined, crypto.randomUUID())
    : load;

/** The first thing that is wrong, in the language on screen; a malformed request nobody explains is called so. */
export const refusalText = (error: unknown): string => {
  if (!(error instanceof ApiError)) return errorText(error);
  const [first] = error.items;
  if (first) return first.msg[currentLanguage()];
  return error.status === 400 ? i18next.t('drayage.book.bad_request') : errorText(error);
};
