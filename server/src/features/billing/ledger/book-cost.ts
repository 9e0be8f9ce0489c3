import { type Cents, cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { billingDay } from '../billing-day.ts';
import { findLedgerOfLoad, pair, post } from './ledger.queries.ts';

/** What is booked for a load, in cents: what it brings, premiums left out, and what its carrier costs. */
export const readLoadBooks = async ({ db }: OpenCtx, loadId: number): Promise<{ revenue: Cents; cost: Cents }> => {
  const rows = await findLedgerOfLoad(db, loadId);
  const booked = (account: string) => cents(Number(rows.find((row) => row.ledger_account === account)?.amount ?? 0));
  return { revenue: cents(-dollars(booked('freight_revenue'))), cost: booked('carrier_cost') };
};

/**
 * Books what is missing until a load's cost is `cost`: once a carrier's bill is approved it stands in the place of the
 * quoted cost. Whoever calls holds the load's row.
 */
export const bookCost = async (
  tx: OpenCtx,
  { load_id, account_id, carrier_bill_id }: { load_id: number; account_id: number; carrier_bill_id: number },
  cost: Cents,
): Promise<void> => {
  const booked = await readLoadBooks(tx, load_id);
  const missing = dollars(sum([cost, cents(-dollars(booked.cost))]));
  const booking = { kind: 'carrier_bill', account_id, posted_on: billingDay(tx), carrier_bill_id } as const;
  await post(tx.db, booking, pair('carrier_cost', 'carrier_payable', missing, { load_id, invoice_id: null }));
};
