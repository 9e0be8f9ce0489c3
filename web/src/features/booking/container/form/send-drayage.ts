import { DrayageChange, DrayageInput } from '@portal/contract/drayage/drayage-input.ts';
import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { drayageCalls } from '@portal/contract/drayage/drayage.calls.ts';
import type { drayage as drayageRows } from '@portal/contract/drayage/drayage.contract.ts';
import { translate } from '../../../../platform/words/translate.ts';
import { api, callsOf } from '../../../../platform/api/api.ts';
import { ApiError, errorText } from '../../../../platform/api/api-error.ts';
import { currentLanguage } from '../../../../platform/words/i18n.ts';
import type { Calls } from '../../frame/use-sending.ts';
import { drayageLoad } from '../../../drayage/drayage.api.ts';
import { drayageBody } from '../../../drayage/form/drayage-body.ts';
import type { DrayageForm } from '../../../drayage/form/drayage-form.ts';

const drayage = callsOf<typeof drayageRows>(drayageCalls);

/** The first error of a refusal in the language on screen; a 400 without details has a text of its own. */
export const refusalText = (error: unknown): string => {
  if (!(error instanceof ApiError)) return errorText(error);
  const [first] = error.items;
  if (first) return first.msg[currentLanguage()];
  return error.status === 400 ? translate('drayage.book.bad_request') : errorText(error);
};

/** The calls that send a container; sending the same pending request again creates no second load. */
export const drayageSending: Calls<DrayageForm, DrayageLoad> = {
  body: (form, draft) => ({ ...drayageBody(form), copied_from: form.copied_from, draft }),
  create: ({ body, key }) =>
    api(drayage.create, { query: {}, body: DrayageInput.parse(JSON.parse(body)) }, undefined, key),
  change: (id, form, version) =>
    api(drayage.change, { params: { load_id: id }, body: { ...DrayageChange.parse(drayageBody(form)), version } }),
  requote: ({ id }) =>
    api(drayage.requote, { params: { load_id: id }, query: {}, body: {} }, undefined, crypto.randomUUID()),
  reread: (client, id) => client.fetchQuery({ ...drayageLoad(id), staleTime: 0 }),
  remember: (client, load) => void client.setQueryData(drayageLoad(load.id).queryKey, load),
  refusal: refusalText,
};
