import { randomInt, randomUUID } from 'node:crypto';
import type { CertifyInput, InsuranceQuote, StoredCertificate } from '@portal/contract/insurance/insurance.ts';
import type { InsuranceOffer } from '@portal/contract/insurance/rate-insurance.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { nowByClock } from '../../../platform/database/sql-clock.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { refuseBeyondCredit } from '../../billing/credit-limit.ts';
import { takeFreePolicy } from '../free-policies.ts';
import { lockInsurance } from '../insurance-access.ts';
import { type InsuranceRow, lockCoverOfLoad, updateQuote } from '../insurance.queries.ts';
import { presentTariff } from '../make-offers.ts';
import { getInsurance } from '../quote-insurance.ts';
import { issuanceKey, issueCertificateJob } from './issue-certificate.ts';

/** Without letters and digits that look alike on paper. */
const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Twelve letters, which nobody guesses: 60 bits, and few tries a minute. */
const newVerificationCode = (): string =>
  Array.from({ length: 12 }, () => codeLetters[randomInt(codeLetters.length)]).join('');

/** The columns of a quote that is bought: what was chosen, and by which code the certificate is checked. */
export const boughtColumns = (
  ctx: OpenCtx,
  chosen: InsuranceOffer,
  certificate: Omit<StoredCertificate, 'claims_email' | 'claims_phone'>,
  departsOn: string,
) => {
  const { claims_email, claims_phone, policy_number, cover_days } = presentTariff(ctx);
  return {
    chosen: JSON.stringify(chosen),
    certificate: JSON.stringify({ ...certificate, claims_email, claims_phone } satisfies StoredCertificate),
    policy_number,
    purchase_token: randomUUID(),
    verification_code: newVerificationCode(),
    bought_at: nowByClock,
    cover_ends_on: addDays(departsOn, cover_days),
  };
};

const offerToBuy = (row: InsuranceRow, { version, offer: code }: CertifyInput): InsuranceOffer => {
  if (row.status === 'with_operations') throw problem('insurance.needs_operations', 409);
  if (row.status !== 'quoted') throw problem('insurance.already_bought', 409);
  if (row.version !== version) throw problem('insurance.changed_meanwhile', 409);
  if (row.is_expired) throw problem('insurance.expired', 409);
  const offer = row.offers.find((one) => one.code === code);
  if (!offer) throw problem('insurance.no_such_offer', 409, { field: 'offer' });
  return offer;
};

/**
 * Buys one of a quote's offers once; the certificate is issued after commit. 403 `insurance.dispatch_disabled`,
 * `insurance.not_loyal`, 404, 409 `insurance.needs_operations`, `already_bought`, `changed_meanwhile`, `expired`,
 * `no_such_offer`, `covered_already`, `none_free`, `billing.credit_limit_policy`.
 */
export const certifyInsurance = (ctx: Ctx, id: number, input: CertifyInput): Promise<InsuranceQuote> =>
  withTransaction(ctx, async (tx) => {
    const row = await lockInsurance(tx, id);
    const chosen = offerToBuy(row, input);
    if (row.load_id && (await lockCoverOfLoad(tx.db, row.load_id))) throw problem('insurance.covered_already', 409);
    const free_month = chosen.code === 'free' ? await takeFreePolicy(tx, row.account_id, 'offer') : null;
    if (chosen.total > 0) await refuseBeyondCredit(tx, row.account_id, chosen.total, 'policy');
    const { version: _version, offer: _offer, terms_accepted: _accepted, ...certificate } = input;
    await updateQuote(tx.db, id, {
      ...boughtColumns(tx, chosen, certificate, row.departs_on),
      // The insurer's own number, where operations has it already.
      policy_number: row.policy_number ?? presentTariff(tx).policy_number,
      status: 'issuing',
      free_month,
      bought_by: tx.actor.userId,
    });
    await enqueue(tx, issueCertificateJob, { quote_id: id }, { key: issuanceKey(id) });
    const after = { offer: chosen.code, limit: chosen.limit, total: chosen.total };
    const of = { object_type: 'insurance_quote', object_id: id, account_id: row.account_id };
    await audit(tx, { action: 'insurance.bought', ...of, after });
    return getInsurance(tx, id);
  });
