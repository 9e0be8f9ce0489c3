import { type InsuranceCancelReason, isInsuranceQuote } from '@portal/contract/insurance/insurance-choices.ts';
import type { InsuranceQuote } from '@portal/contract/insurance/insurance.ts';
import { insuranceOver } from '@portal/contract/insurance/insurance.events.ts';
import { knownCountry } from '@portal/contract/places/zip-code.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { audit } from '../../../platform/audit.ts';
import { can } from '../../../platform/actor.ts';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { nowByClock } from '../../../platform/database/sql-clock.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { zoneOfPlace } from '../../billing/account-zone.ts';
import { withdrawPolicyInvoice } from '../../billing/policies/give-back.ts';
import { placeOfZip } from '../../places/zip-lookup.ts';
import { dayOfAccount } from '../free-policies.ts';
import { insuranceInScope, lockInsurance } from '../insurance-access.ts';
import { findInsuredAccount, type InsuranceRow, updateQuote } from '../insurance.queries.ts';
import { presentInsurance } from '../present-insurance.ts';
import { withdrawPolicy } from './cancel-at-insurer.ts';

type Cancelled = { reason: InsuranceCancelReason; note?: string; givesFreeBack: boolean };
type Cover = Pick<
  InsuranceRow,
  'id' | 'account_id' | 'load_id' | 'status' | 'certificate_number' | 'chosen' | 'asked_at' | 'purchase_token'
>;

/** Ends a cover whose row is locked; what it cost is given back, by a credit note where it was billed by itself. */
export const endCover = async (tx: OpenCtx, row: Cover, { reason, note, givesFreeBack }: Cancelled): Promise<void> => {
  await updateQuote(tx.db, row.id, {
    status: 'cancelled',
    cancel_reason: reason,
    cancel_note: note ?? null,
    cancelled_at: nowByClock,
    ...(givesFreeBack ? { free_month: null } : {}),
  });
  await audit(tx, {
    action: 'insurance.cancelled',
    object_type: 'insurance_quote',
    object_id: row.id,
    account_id: row.account_id,
    before: { status: row.status, certificate_number: row.certificate_number },
    after: { reason, given_back: row.chosen?.total ?? 0 },
  });
  await withdrawPolicyInvoice(tx, row.id);
  if (row.asked_at && row.purchase_token) {
    const purchase = { quote_id: row.id, purchase_token: row.purchase_token };
    await withdrawPolicy(tx, purchase, row.status === 'in_force');
  }
  await emit(tx, insuranceOver, { quote_id: row.id, load_id: row.load_id });
};

/** Whether the day the goods leave is over where they leave from. */
const hasLeft = (ctx: OpenCtx, row: InsuranceRow): boolean => {
  const zone = placeOfZip(row.origin_zip_code, knownCountry(row.origin_country), row.origin_city)?.timezone ?? 'UTC';
  return dayInZone(zone, ctx.services.clock.now()) > row.departs_on;
};

/** A free policy is given back to the month it was taken from if it is cancelled the same day. */
const isSameDay = async (tx: OpenCtx, row: InsuranceRow): Promise<boolean> => {
  const account = await findInsuredAccount(tx.db, row.account_id);
  return (
    row.bought_at !== null && dayInZone(zoneOfPlace(tx, account), new Date(row.bought_at)) === dayOfAccount(tx, account)
  );
};

const deleteQuote = async (tx: Ctx, row: InsuranceRow): Promise<void> => {
  await updateQuote(tx.db, row.id, { deleted_at: nowByClock });
  const of = { object_type: 'insurance_quote', object_id: row.id, account_id: row.account_id };
  await audit(tx, { action: 'insurance.deleted', ...of, before: { status: row.status } });
};

type Why = { reason?: InsuranceCancelReason | undefined; note?: string | undefined };

/**
 * Deletes a quote, or cancels a certificate of its own before its goods have left; afterwards the operator alone does,
 * as the insurer decides. A cover that came with a load ends with it. 400 `insurance.reason_missing`, 403, 404, 409
 * `insurance.departed`, `not_cancellable`.
 */
export const removeInsurance = (ctx: Ctx, id: number, { reason, note }: Why): Promise<InsuranceQuote> =>
  withTransaction(ctx, async (tx) => {
    const row = await lockInsurance(tx, id);
    if (isInsuranceQuote(row.status)) {
      await deleteQuote(tx, row);
      return presentInsurance(tx, row);
    }
    if (row.status === 'cancelled' || row.is_of_load) throw problem('insurance.not_cancellable', 409);
    if (!reason) throw problem('insurance.reason_missing', 400, { field: 'reason' });
    if (hasLeft(tx, row) && !can(tx, 'act_for_operator')) throw problem('insurance.departed', 409);
    await endCover(tx, row, { reason, ...(note ? { note } : {}), givesFreeBack: await isSameDay(tx, row) });
    return presentInsurance(tx, await insuranceInScope(tx, id));
  });

/** The insurer's own number, before the certificate is issued: the operator's. 403, 404, 409 `insurance.already_bought`. */
export const setCertificateNumber = (ctx: Ctx, id: number, certificate_number: string): Promise<InsuranceQuote> =>
  withTransaction(ctx, async (tx) => {
    const row = await lockInsurance(tx, id);
    if (!isInsuranceQuote(row.status)) throw problem('insurance.already_bought', 409);
    await updateQuote(tx.db, id, { certificate_number });
    await audit(tx, {
      action: 'insurance.numbered',
      object_type: 'insurance_quote',
      object_id: id,
      account_id: row.account_id,
      before: { certificate_number: row.certificate_number },
      after: { certificate_number },
    });
    return presentInsurance(tx, await insuranceInScope(tx, id));
  });
