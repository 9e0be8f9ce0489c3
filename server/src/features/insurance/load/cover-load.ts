import { randomUUID } from 'node:crypto';
import type { InsuranceCancelReason } from '@portal/contract/insurance/insurance-choices.ts';
import type { InsuranceOffer } from '@portal/contract/insurance/rate-insurance.ts';
import { freeOffer } from '@portal/contract/insurance/rate-insurance.ts';
import { isCancelled } from '@portal/contract/loads/load-states.ts';
import { loadCancelled } from '@portal/contract/loads/loads.events.ts';
import { audit } from '../../../platform/audit.ts';
import { refuseSignedInAs } from '../../../platform/actor.ts';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { listener } from '../../../platform/jobs/events.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { LockedLoad } from '../../loads/loads.queries.ts';
import { withAnyLoadLocked } from '../../loads/state/with-load-locked.ts';
import { boughtColumns } from '../buy/certify-insurance.ts';
import { endCover } from '../buy/cancel-insurance.ts';
import { issuanceKey, issueCertificateJob } from '../buy/issue-certificate.ts';
import { monthOfPurchase, takeFreePolicy } from '../free-policies.ts';
import { insertQuote, lockCancelledCover, lockCoverOfLoad, updateQuote } from '../insurance.queries.ts';
import { makeOffers } from '../make-offers.ts';
import { goodsOfLoad } from '../goods-of-load.ts';

const certificateOfLoad = (loadId: number, mode: string) => ({
  packing: '',
  type_of_shipment: mode.toUpperCase(),
  marks_or_numbers: '',
  transportation_service: '',
  transportation_service_id: '',
  loss_payable: null,
  sailing_date: null,
  reference_number: String(loadId),
});

/**
 * Reserves cover for a load that is being tendered, in its transaction; it is bought once the carrier accepts. Answers
 * its price in US dollars, part of the load's. 403 `insurance.not_loyal`, `auth.not_signed_in_as`, 409
 * `insurance.covered_already`, `needs_operations`, `none_free`, 422 `insurance.excluded`.
 */
export const reserveCover = async (tx: Ctx, load: LockedLoad, isFree: boolean): Promise<number> => {
  refuseSignedInAs(tx.actor, 'insurance');
  const field = isFree ? 'loyalty_insurance' : 'insurance';
  if (await lockCoverOfLoad(tx.db, load.id)) throw problem('insurance.covered_already', 409, { field });
  const goods = await goodsOfLoad(tx, load.id);
  const { tariff, rating } = await makeOffers(tx, load.account_id, goods);
  if (rating.kind === 'excluded') throw problem('insurance.excluded', 422, { field });
  const [cheapest] = rating.kind === 'offers' ? rating.offers : [];
  if (!cheapest) throw problem('insurance.needs_operations', 409, { field });
  const free_month = isFree ? await takeFreePolicy(tx, load.account_id, field) : null;
  const chosen: InsuranceOffer = isFree ? freeOffer(tariff, goods.insured_value) : cheapest;
  const id = await insertQuote(tx.db, {
    ...goods,
    ...boughtColumns(tx, chosen, certificateOfLoad(load.id, load.mode), goods.departs_on),
    account_id: load.account_id,
    load_id: load.id,
    is_of_load: true,
    status: 'reserved',
    offers: JSON.stringify([chosen]),
    insurer_name: tariff.insurer_name,
    free_month,
    created_by: tx.actor.userId,
    bought_by: tx.actor.userId,
  });
  await audit(tx, {
    action: 'insurance.bought',
    object_type: 'insurance_quote',
    object_id: id,
    account_id: load.account_id,
    after: { load_id: load.id, offer: chosen.code, limit: chosen.limit, total: chosen.total },
  });
  return chosen.total;
};

/** Buys the cover reserved for a load, whose carrier has accepted it. Nothing where there is none. */
export const buyReservedCover = async (tx: OpenCtx, loadId: number): Promise<void> => {
  const cover = await lockCoverOfLoad(tx.db, loadId);
  if (cover?.status !== 'reserved') return;
  await updateQuote(tx.db, cover.id, { status: 'issuing' });
  await enqueue(tx, issueCertificateJob, { quote_id: cover.id }, { key: issuanceKey(cover.id) });
};

/** Gives back the cover that came with a load which its carrier declined, or which was cancelled. */
export const releaseCover = async (tx: OpenCtx, loadId: number, reason: InsuranceCancelReason): Promise<void> => {
  const cover = await lockCoverOfLoad(tx.db, loadId);
  if (cover?.is_of_load) await endCover(tx, cover, { reason, givesFreeBack: true });
};

/** A cancelled load is booked with its carrier again: its cover is too, under the same number where the house has issued it. */
export const restoreCover = async (tx: OpenCtx, loadId: number): Promise<void> => {
  const cover = await lockCancelledCover(tx.db, loadId);
  if (!cover) return;
  const free = cover.chosen?.code === 'free' ? { free_month: await monthOfPurchase(tx, cover) } : {};
  // What an insurer had bound is cancelled there, and is bought again under another number.
  const number = cover.asked_at ? { certificate_number: null, asked_at: null, purchase_token: randomUUID() } : {};
  const reopened = { cancel_reason: null, cancel_note: null, cancelled_at: null };
  await updateQuote(tx.db, cover.id, { ...free, ...number, ...reopened, status: 'issuing' });
  await enqueue(tx, issueCertificateJob, { quote_id: cover.id }, { key: issuanceKey(cover.id) });
};

/** A carrier that cancels a load by itself ends its cover too; a shipper who cancels has ended it at once. */
export const endCancelledCover = listener(loadCancelled, 'insurance.end-cancelled-cover', (ctx, { load_id }) =>
  withAnyLoadLocked(ctx, load_id, [], async (tx, load) => {
    // A carrier that refused the cancellation has the load again by now, and with it the cover.
    if (isCancelled(load.status)) await releaseCover(tx, load_id, 'load_cancelled');
  }),
);
