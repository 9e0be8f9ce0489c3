import { invoiceIssued } from '@portal/contract/billing/billing.events.ts';
import { audit } from '../../../platform/audit.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { invoiceHead } from '../invoice-head.ts';
import { insertInvoice } from '../invoices.queries.ts';
import { pair, post } from '../ledger/ledger.queries.ts';

/** A policy that was bought by itself, with its price in US dollars. */
type BoughtPolicy = { quote_id: number; account_id: number; total: number; bought_by: number | null };

/** Bills a policy in the transaction that binds it; nothing for a free one. A load's own cover is a line of the load. */
export const billPolicy = async (
  tx: OpenCtx,
  { quote_id, account_id, total, bought_by }: BoughtPolicy,
): Promise<void> => {
  if (total === 0) return;
  const head = await invoiceHead(tx, account_id);
  const lines = JSON.stringify([{ code: 'CARGO_INSURANCE', amount: total }]);
  const amounts = { quoted: total, amount: total, lines };
  const id = await insertInvoice(tx.db, { ...head, ...amounts, insurance_quote_id: quote_id });
  await post(
    tx.db,
    { kind: 'invoice', account_id, posted_on: head.issued_on, created_by: bought_by },
    pair('receivable', 'premiums_payable', total, { load_id: null, invoice_id: id }),
  );
  await audit(tx, {
    action: 'billing.invoice-issued',
    object_type: 'invoice',
    object_id: id,
    account_id,
    after: { number: head.number, insurance_quote_id: quote_id, amount: total, due_on: head.due_on },
  });
  await emit(tx, invoiceIssued, { invoice_id: id, load_id: null });
};
