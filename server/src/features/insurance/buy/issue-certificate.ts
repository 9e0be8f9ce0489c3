import { certificateIssued } from '@portal/contract/insurance/insurance.events.ts';
import { audit } from '../../../platform/audit.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { nowByClock } from '../../../platform/database/sql-clock.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { enqueue, job } from '../../../platform/jobs/jobs.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { findIssuing, lockQuote, nextCertificateNumber, updateQuote } from '../insurance.queries.ts';
import { presentTariff } from '../make-offers.ts';

export const issueCertificateJob = 'insurance.issue-certificate';

/** One job a policy, whoever queues it. */
export const issuanceKey = (quoteId: number): string => `${issueCertificateJob}:${quoteId}`;

const houseNumber = async (tx: OpenCtx): Promise<string> => {
  const number = String(await nextCertificateNumber(tx.db)).padStart(6, '0');
  return `${presentTariff(tx).certificate_prefix}-${tx.services.clock.now().getUTCFullYear()}-${number}`;
};

/**
 * Issues a certificate that was bought; safe to repeat after a crash, since only a policy that is being issued is, under
 * its row's lock. One that was cancelled meanwhile stays so.
 */
const issueCertificate = (ctx: OpenCtx, quoteId: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const row = await lockQuote(tx.db, 'all', quoteId);
    if (row?.status !== 'issuing') return;
    const certificate_number = row.certificate_number ?? (await houseNumber(tx));
    await updateQuote(tx.db, quoteId, { status: 'in_force', certificate_number, issued_at: nowByClock });
    await audit(tx, {
      action: 'insurance.issued',
      object_type: 'insurance_quote',
      object_id: quoteId,
      account_id: row.account_id,
      after: { certificate_number },
    });
    await emit(tx, certificateIssued, { quote_id: quoteId, load_id: row.load_id });
  });

export const issueCertificates = job<{ quote_id: number }>(issueCertificateJob, (ctx, { quote_id }) =>
  issueCertificate(ctx, quote_id),
);

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
