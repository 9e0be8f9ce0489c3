import { certificateIssued } from '@portal/contract/insurance/insurance.events.ts';
import { insurerOf } from '../../../integrations/insurer/http-insurer.ts';
import { audit } from '../../../platform/audit.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { nowByClock } from '../../../platform/database/sql-clock.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { enqueue, job } from '../../../platform/jobs/jobs.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { billPolicy } from '../../billing/policies/bill-policy.ts';
import {
  findIssuing,
  findQuote,
  type InsuranceRow,
  lockQuote,
  nextCertificateNumber,
  updateQuote,
} from '../insurance.queries.ts';
import { presentTariff } from '../make-offers.ts';
import { bindPolicy } from './bind-policy.ts';
import { withdrawPolicy } from './cancel-at-insurer.ts';
import { refusePolicy } from './refuse-policy.ts';

export const issueCertificateJob = 'insurance.issue-certificate';

/** One job a policy, whoever queues it. */
export const issuanceKey = (quoteId: number): string => `${issueCertificateJob}:${quoteId}`;

const houseNumber = async (tx: OpenCtx): Promise<string> => {
  const number = String(await nextCertificateNumber(tx.db)).padStart(6, '0');
  return `${presentTariff(tx).certificate_prefix}-${tx.services.clock.now().getUTCFullYear()}-${number}`;
};

type Bound = { certificate_number: string; premium: number | null };

/**
 * Puts a policy in force and bills one that was bought by itself, under its row's lock; safe to repeat. `bound` is what an insurer has bound, null where the house
 * issues. One that was cancelled meanwhile stays so, and is cancelled at the insurer.
 */
const putInForce = (ctx: OpenCtx, { id, purchase_token }: InsuranceRow, bound: Bound | null): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const row = await lockQuote(tx.db, 'all', id);
    const isSamePurchase = row?.purchase_token === purchase_token;
    if (row?.status !== 'issuing' || !isSamePurchase) {
      const isBoundForNothing = bound && purchase_token && (row?.status === 'cancelled' || !isSamePurchase);
      if (isBoundForNothing) await withdrawPolicy(tx, { quote_id: id, purchase_token }, true);
      return;
    }
    const certificate_number = bound?.certificate_number ?? row.certificate_number ?? (await houseNumber(tx));
    const insurer_premium = bound?.premium ?? row.insurer_premium;
    const changes = { status: 'in_force' as const, certificate_number, insurer_premium };
    await updateQuote(tx.db, id, { ...changes, issued_at: nowByClock });
    await audit(tx, {
      action: 'insurance.issued',
      object_type: 'insurance_quote',
      object_id: id,
      account_id: row.account_id,
      after: { certificate_number },
    });
    if (!row.is_of_load) {
      const { account_id, bought_by } = row;
      await billPolicy(tx, { quote_id: id, account_id, total: row.chosen?.total ?? 0, bought_by });
    }
    await emit(tx, certificateIssued, { quote_id: id, load_id: row.load_id });
  });

/** Issues a certificate that was bought: the house by itself, else once the operator's insurer has bound the policy. */
export const issueCertificates = job<{ quote_id: number }>(issueCertificateJob, async (ctx, { quote_id }) => {
  const row = await findQuote(ctx.db, 'all', quote_id);
  if (row?.status !== 'issuing') return;
  const insurer = insurerOf(ctx.services);
  // A number of its own says that operations has bound it with the insurer.
  if (!insurer || row.certificate_number) return putInForce(ctx, row, null);
  const binding = await bindPolicy(ctx, insurer, row);
  return binding.kind === 'bound' ? putInForce(ctx, row, binding) : refusePolicy(ctx, row, binding.why);
});

/** A job that was given up, such as while an insurer was away for long, is begun again. */
export const watchIssuing: Ticker = {
  name: 'insurance.watch-issuing',
  everyMs: 60_000,
  run: async (ctx) => {
    for (const { id } of await findIssuing(ctx.db)) {
      await enqueue(ctx, issueCertificateJob, { quote_id: id }, { key: issuanceKey(id) });
    }
  },
};
