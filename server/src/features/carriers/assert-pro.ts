import { isProOf, type ProCheck } from '@portal/contract/carriers/pro-check.ts';
import { problem } from '../../platform/http/errors.ts';

/** Refuses with 400 `carriers.pro_check` a PRO number that breaks the rule its carrier publishes. */
export const assertPro = (carrier: { scac: string; pro_check: ProCheck }, pro: string): void => {
  if (isProOf(carrier.pro_check, pro)) return;
  throw problem('carriers.pro_check', 400, { field: 'pro_number', params: { pro, scac: carrier.scac } });
};
