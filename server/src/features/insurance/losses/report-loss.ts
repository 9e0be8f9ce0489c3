import { randomUUID } from 'node:crypto';
import type { ClaimInsurance, LossChange, LossReport } from '@portal/contract/insurance/losses.ts';
import { isUnclaimed } from '@portal/contract/claims/claim-status.ts';
import { finalLossStatuses, type LossChannel } from '@portal/contract/insurance/insurance-choices.ts';
import { insurerOf } from '../../../integrations/insurer/http-insurer.ts';
import { can } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { nowByDatabase } from '../../../platform/database/sql-clock.ts';
import { problem } from '../../../platform/http/errors.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { findFiles } from '../../claims/claim-documents.queries.ts';
import { claimInScope } from '../../claims/claim-in-scope.ts';
import type { ClaimRow } from '../../claims/claims.queries.ts';
import { withClaimLocked } from '../../claims/with-claim-locked.ts';
import {
  findLoss,
  findLossEntries,
  findPolicyOfLoad,
  findSentPapers,
  insertLoss,
  insertLossEntry,
  lockLoss,
  type LossRow,
  updateLoss,
} from './losses.queries.ts';
import { sendLossJob, sendLossKey } from './send-loss.ts';

const presentReport = async (ctx: Ctx, row: LossRow): Promise<LossReport> => {
  const files = await findFiles(ctx.db, row.claim_id);
  const sent = new Map((await findSentPapers(ctx.db, row.claim_id)).map((one) => [one.document_id, one.sent_at]));
  return {
    status: row.status,
    channel: row.channel,
    insurer_reference: row.insurer_reference,
    amount: row.amount,
    currency: row.currency,
    paid_amount: row.paid_amount,
    reported_at: row.reported_at,
    papers: files.map(({ id, name }) => ({ document_id: id, name, sent_at: sent.get(id) ?? null })),
    entries: await findLossEntries(ctx.db, row.claim_id),
  };
};

/** Only a loss of goods is the insurer's, and only once the shipper has said all of it. */
const isReportable = ({ type, status }: ClaimRow): boolean => type === 'cargo_claim' && !isUnclaimed(status);

/** A policy the insurer's interface has bound is reported there; one the house or operations issued, by mail. */
const channelOf = ({ services }: Ctx, { asked_at }: { asked_at: string | null }): LossChannel =>
  insurerOf(services) && asked_at ? 'api' : 'mail';

/** The policy of a claim's load and the report its insurer has. 404 `claims.not_found`. */
export const getClaimInsurance = async (ctx: Ctx, claimId: number): Promise<ClaimInsurance> => {
  const claim = await claimInScope(ctx, claimId);
  const [policy, report] = await Promise.all([findPolicyOfLoad(ctx.db, claim.load_id), findLoss(ctx.db, claimId)]);
  const { certificate, chosen, certificate_number } = policy ?? {};
  return {
    policy:
      policy && certificate && chosen && certificate_number
        ? {
            quote_id: policy.id,
            certificate_number,
            insurer_name: policy.insurer_name,
            claims_email: certificate.claims_email,
            claims_phone: certificate.claims_phone,
            limit: chosen.limit,
            deductible: chosen.deductible,
            channel: channelOf(ctx, policy),
          }
        : null,
    report: report ? await presentReport(ctx, report) : null,
    can_report: policy !== undefined && report === undefined && isReportable(claim),
  };
};

/**
 * Reports a claim to the insurer of its load, with the evidence it has; it is sent after commit. 404, 409
 * `insurance.loss_reported`, `loss_not_reportable`, `not_insured`.
 */
export const reportLoss = (ctx: Ctx, claimId: number): Promise<ClaimInsurance> =>
  withClaimLocked(ctx, claimId, async (tx, claim) => {
    if (!isReportable(claim)) throw problem('insurance.loss_not_reportable', 409);
    const policy = await findPolicyOfLoad(tx.db, claim.load_id);
    if (!policy) throw problem('insurance.not_insured', 409);
    const { amount, currency, account_id } = claim;
    const isFirst = await insertLoss(tx.db, {
      claim_id: claimId,
      quote_id: policy.id,
      channel: channelOf(tx, policy),
      report_token: randomUUID(),
      amount,
      currency,
      reported_by: tx.actor.userId,
    });
    if (!isFirst) throw problem('insurance.loss_reported', 409);
    await insertLossEntry(tx.db, { claim_id: claimId, status: 'sending', note: '', actor_user_id: tx.actor.userId });
    await enqueue(tx, sendLossJob, { claim_id: claimId }, { key: sendLossKey(claimId) });
    const of = { object_type: 'insurance_quote', object_id: policy.id, account_id };
    await audit(tx, { action: 'insurance.loss-reported', ...of, after: { claim_id: claimId, amount, currency } });
    return getClaimInsurance(tx, claimId);
  });

/**
 * Operations writes down what the insurer said of a report made by mail. 403, 404 `insurance.loss_not_found`, 409
 * `insurance.loss_at_insurer` where the insurer's interface says it, `loss_closed`.
 */
export const changeLoss = async (ctx: Ctx, claimId: number, change: LossChange): Promise<ClaimInsurance> => {
  if (!can(ctx, 'act_for_operator')) throw problem('http.forbidden', 403);
  return withClaimLocked(ctx, claimId, async (tx, claim) => {
    const row = await lockLoss(tx.db, claimId);
    if (!row) throw problem('insurance.loss_not_found', 404);
    if (row.channel === 'api') throw problem('insurance.loss_at_insurer', 409);
    if (finalLossStatuses.includes(row.status)) throw problem('insurance.loss_closed', 409);
    const { status, note, insurer_reference, paid_amount } = change;
    await updateLoss(tx.db, claimId, {
      status,
      insurer_reference: insurer_reference || row.insurer_reference,
      paid_amount: paid_amount ?? row.paid_amount,
      ...(row.reported_at === null && { reported_at: nowByDatabase }),
    });
    await insertLossEntry(tx.db, { claim_id: claimId, status, note, actor_user_id: tx.actor.userId });
    const of = { object_type: 'insurance_quote', object_id: row.quote_id, account_id: claim.account_id };
    const before = { claim_id: claimId, status: row.status };
    await audit(tx, { action: 'insurance.loss-changed', ...of, before, after: { claim_id: claimId, ...change } });
    return getClaimInsurance(tx, claimId);
  });
};
