import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { operatorZone } from '../../../platform/settings/operator-day.ts';
import type { InsurerPort, LossState } from '../../../integrations/insurer/insurer-port.ts';
import { insurerOf } from '../../../integrations/insurer/http-insurer.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { nowByDatabase } from '../../../platform/database/sql-clock.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { enqueue, job, mailJob } from '../../../platform/jobs/jobs.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { findFiles } from '../../claims/claim-documents.queries.ts';
import { findClaim } from '../../claims/claims.queries.ts';
import { secondsInFlight } from '../buy/cancel-at-insurer.ts';
import { findQuote, type InsuranceRow } from '../insurance.queries.ts';
import {
  claimLossReport,
  findLoss,
  findOpenLosses,
  findSentPapers,
  insertLossEntry,
  insertSentPapers,
  lockLoss,
  type LossRow,
  updateLoss,
} from './losses.queries.ts';
import { mailLoss } from './mail-loss.ts';

export const sendLossJob = 'insurance.send-loss';

/** One job a report, whoever queues it. */
export const sendLossKey = (claimId: number): string => `${sendLossJob}:${claimId}`;

type Answered = Pick<Extract<LossState, { kind: 'known' }>, 'status' | 'reference' | 'paid_amount' | 'note'>;

/** Writes down where a report stands; a line is added where that has changed. */
const store = (ctx: OpenCtx, claimId: number, { status, reference, paid_amount, note }: Answered): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const row = await lockLoss(tx.db, claimId);
    if (!row || (row.status === status && row.paid_amount === paid_amount)) return;
    await updateLoss(tx.db, claimId, {
      status,
      paid_amount,
      insurer_reference: reference ?? row.insurer_reference,
      ...(row.reported_at === null && { reported_at: nowByDatabase }),
    });
    await insertLossEntry(tx.db, { claim_id: claimId, status, note, actor_user_id: null });
  });

type Parts = { loss: LossRow; policy: InsuranceRow };

/** Makes the report at the insurer, once: one that may have been made is looked up before. Rejects while nobody knows. */
const report = async (ctx: OpenCtx, insurer: InsurerPort, { loss, policy }: Parts): Promise<void> => {
  const { claim_id, report_token: key } = loss;
  if (loss.asked_at) {
    const state = await insurer.findLoss(key);
    if (state.kind === 'unclear') throw new Error(`report not found out: ${state.why}`);
    if (state.kind === 'known') return store(ctx, claim_id, state);
  }
  const claim = await findClaim(ctx.db, 'all', claim_id);
  if (!claim || !policy.certificate_number) return;
  if (!(await claimLossReport(ctx.db, claim_id, secondsInFlight)))
    throw new Error('the loss is being reported already');
  const answer = await insurer.reportLoss({
    key,
    certificate_number: policy.certificate_number,
    discovered_on:
      claim.discovered_on ?? claim.delivered_on ?? dayInZone(operatorZone(ctx.services), new Date(claim.created_at)),
    kind: claim.category ?? 'other',
    description: claim.supporting_text,
    amount: loss.amount,
    currency: loss.currency,
    contact: { name: policy.account_name, email: loss.reporter_email ?? '' },
  });
  if (answer.kind === 'reported') {
    return store(ctx, claim_id, { status: 'reported', reference: answer.reference, paid_amount: null, note: '' });
  }
  if (answer.kind === 'refused') {
    return store(ctx, claim_id, { status: 'declined', reference: null, paid_amount: null, note: answer.why });
  }
  if (answer.kind === 'not_sent') await updateLoss(ctx.db, claim_id, { asked_at: null });
  throw new Error(`loss not reported: ${answer.why}`);
};

/** Sends what the claim has and the insurer has not. The insurer keeps a paper once, however often it is sent. */
const sendPapers = async (ctx: OpenCtx, insurer: InsurerPort, { claim_id, insurer_reference }: LossRow) => {
  if (!insurer_reference) return;
  const sent = new Set((await findSentPapers(ctx.db, claim_id)).map(({ document_id }) => document_id));
  for (const file of await findFiles(ctx.db, claim_id)) {
    if (sent.has(file.id)) continue;
    const content = await ctx.services.files.get(file.storage_key);
    const paper = { key: String(file.id), name: file.name, content_type: file.content_type, content };
    const answer = await insurer.sendLossPaper(insurer_reference, paper);
    if (answer.kind !== 'kept') throw new Error(`paper ${file.id} not sent: ${answer.why}`);
    await insertSentPapers(ctx.db, claim_id, [file.id]);
  }
};

/** Brings a report and its papers to the insurer, and asks how it stands. */
const sendLoss = async (ctx: OpenCtx, { claim_id }: { claim_id: number }): Promise<void> => {
  const loss = await findLoss(ctx.db, claim_id);
  const policy = loss && (await findQuote(ctx.db, 'all', loss.quote_id));
  if (!loss || !policy) return;
  if (loss.channel === 'mail') {
    if (loss.status !== 'sending') return;
    await mailLoss(ctx, loss, policy);
    return store(ctx, claim_id, { status: 'reported', reference: null, paid_amount: null, note: '' });
  }
  const insurer = insurerOf(ctx.services);
  if (!insurer) throw new Error('the insurer of this report is not configured any more');
  if (loss.status === 'sending') await report(ctx, insurer, { loss, policy });
  const reported = await findLoss(ctx.db, claim_id);
  if (!reported?.insurer_reference) return;
  await sendPapers(ctx, insurer, reported);
  const state = await insurer.findLoss(reported.report_token);
  if (state.kind === 'known') await store(ctx, claim_id, state);
};

/** In the lane of mails: a loss that no interface takes is mailed. */
export const sendLosses = job(sendLossJob, sendLoss, mailJob);

/** Asks insurers how reports stand, and sends papers added since. */
export const watchLosses: Ticker = {
  name: 'insurance.watch-losses',
  everyMs: 5 * 60_000,
  run: async (ctx) => {
    for (const { claim_id } of await findOpenLosses(ctx.db)) {
      await enqueue(ctx, sendLossJob, { claim_id }, { key: sendLossKey(claim_id) });
    }
  },
};
