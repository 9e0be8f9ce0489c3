import { addDays } from '@portal/contract/values/calendar-days.ts';
import { knownCountry } from '@portal/contract/places/zip-code.ts';
import type { InsurerPort, PolicyRequest } from '../../../integrations/insurer/insurer-port.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { claimPurchase, findInsuredAccount, type InsuranceRow, releasePurchase } from '../insurance.queries.ts';
import { secondsInFlight } from './cancel-at-insurer.ts';

/** What came of a purchase; `premium` is the insurer's, null where it was looked up. */
export type Binding =
  | { kind: 'bound'; certificate_number: string; premium: number | null }
  | { kind: 'refused'; why: string };

/** Days an insurer takes a shipment for where nobody has promised a day. */
const usualTransitDays = 7;

const policyRequest = async (ctx: OpenCtx, row: InsuranceRow): Promise<PolicyRequest> => {
  const { purchase_token: key, chosen, certificate } = row;
  if (!key || !chosen || !certificate) throw new RangeError('a certificate has been bought');
  const account = await findInsuredAccount(ctx.db, row.account_id);
  return {
    key,
    insured: { ...account, country: knownCountry(account.country), email: row.buyer_email ?? '' },
    goods: row.commodity,
    is_used: row.is_used,
    insured_value: chosen.limit,
    conveyance: row.conveyance,
    marks: certificate.marks_or_numbers,
    reference: certificate.reference_number,
    from: {
      city: row.origin_city,
      state: row.origin_state,
      zip_code: row.origin_zip_code,
      country: row.origin_country,
    },
    to: {
      city: row.destination_city,
      state: row.destination_state,
      zip_code: row.destination_zip_code,
      country: row.destination_country,
    },
    departs_on: row.departs_on,
    delivered_by: addDays(row.departs_on, usualTransitDays),
  };
};

/** What was bought before a crash or a lost answer; null where the insurer says that nothing was. */
const findBought = async (
  insurer: InsurerPort,
  { asked_at, purchase_token }: InsuranceRow,
): Promise<Binding | null> => {
  if (!asked_at || !purchase_token) return null;
  const state = await insurer.find(purchase_token);
  if (state.kind === 'unclear') throw new Error(`policy not found out: ${state.why}`);
  if (state.kind === 'cancelled') return { kind: 'refused', why: 'cancelled at the insurer' };
  return state.kind === 'bound' ? { ...state, premium: null } : null;
};

/**
 * Buys a policy from the insurer, once however often it is repeated: what may have been bought is looked up before, and
 * one server at a time buys. Rejects while nobody knows, so that the job is repeated.
 */
export const bindPolicy = async (ctx: OpenCtx, insurer: InsurerPort, row: InsuranceRow): Promise<Binding> => {
  const bought = await findBought(insurer, row);
  if (bought) return bought;
  const policy = await policyRequest(ctx, row);
  const quote = await insurer.quote(policy);
  if (quote.kind === 'refused') return quote;
  if (quote.kind !== 'offered') throw new Error(`policy not quoted: ${quote.why}`);
  if (!(await claimPurchase(ctx.db, row.id, secondsInFlight))) throw new Error('the policy is being bought already');
  const answer = await insurer.purchase(quote.quote_token, policy.insured.email);
  if (answer.kind === 'bound') return { ...answer, premium: quote.premium };
  if (answer.kind === 'unclear') throw new Error(`purchase not understood: ${answer.why}`);
  await releasePurchase(ctx.db, row.id);
  // A price that has expired in between is asked for again.
  if (answer.kind === 'refused' && !answer.why.startsWith('QUOTE_EXPIRED')) return answer;
  throw new Error(`policy not bought: ${answer.why}`);
};
