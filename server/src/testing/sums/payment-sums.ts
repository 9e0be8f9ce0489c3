import { cents, type Cents, dollars, sum } from '@portal/contract/values/money.ts';
import { splitOver } from '../../features/billing/change-invoice.ts';
import type { LockedInvoice } from '../../features/billing/invoices.queries.ts';
import { splitRefund } from '../../features/billing/payments/follow-payment.ts';
import { type Draw, dollarsOf, prove, whole } from './whole-numbers.ts';

type Owed = { id: number; due_on: string; owed: bigint };

const drawInvoices = (random: Draw): Owed[] =>
  Array.from({ length: 1 + whole(random, 11) }, (_, index) => ({
    id: index + 1,
    due_on: `2026-${String(1 + whole(random, 11)).padStart(2, '0')}-15`,
    owed: BigInt(1 + whole(random, random() < 0.5 ? 999 : 99_999_999)),
  }));

/** The earliest due first, each up to what it owes. */
const splitByHand = (invoices: readonly Owed[], total: bigint): Map<number, bigint> => {
  const parts = new Map<number, bigint>();
  let left = total;
  const ordered = [...invoices].sort((a, b) => (a.due_on === b.due_on ? a.id - b.id : a.due_on < b.due_on ? -1 : 1));
  for (const { id, owed } of ordered) {
    const part = left < owed ? left : owed;
    if (part > 0n) parts.set(id, part);
    left -= part;
  }
  return parts;
};

const rowOf = ({ id, due_on, owed }: Owed): LockedInvoice =>
  ({ id, due_on, balance: dollarsOf(owed) }) as unknown as LockedInvoice;

const isSame = (found: readonly (readonly [number, Cents])[], expected: ReadonlyMap<number, bigint>): boolean =>
  found.length === expected.size && found.every(([id, amount]) => BigInt(amount) === expected.get(id));

/** A payment over several invoices, what is left of each, and a refund of a part of it. */
const isRight = (random: Draw): boolean => {
  const invoices = drawInvoices(random);
  const owed = invoices.reduce((total, one) => total + one.owed, 0n);
  const total = dollars(sum(invoices.map((one) => cents(dollarsOf(one.owed)))));
  if (total !== dollarsOf(owed)) return false;
  const paid = (owed * BigInt(1 + whole(random, 999))) / 1000n || 1n;
  const parts = splitByHand(invoices, paid);
  const split = splitOver(invoices.map(rowOf), cents(dollarsOf(paid)));
  if (
    !isSame(
      split.map(({ invoice, part }) => [invoice.id, part] as const),
      parts,
    )
  )
    return false;
  // Some of each part has gone back before.
  const rows = [...parts]
    .sort(([a], [b]) => a - b)
    .map(([id, amount]) => ({ id, amount, gone: (amount * BigInt(whole(random, 3))) / 3n }));
  const left = rows.reduce((total, { amount, gone }) => total + amount - gone, 0n);
  const back = (left * BigInt(1 + whole(random, 999))) / 1000n;
  const refund = splitRefund(
    rows.map(({ id: invoice_id, amount, gone }) => ({
      invoice_id,
      amount: dollarsOf(amount),
      refunded: dollarsOf(gone),
      sending: 0,
    })),
    cents(dollarsOf(back)),
  );
  const refunds = splitByHand(
    rows.map(({ id, amount, gone }) => ({ id, due_on: '', owed: amount - gone })),
    back,
  );
  return isSame(
    refund.map(({ invoice_id, amount }) => [invoice_id, amount] as const),
    refunds,
  );
};

/** Compares sums and splits of payments with arithmetic on whole numbers of any size; `wrong` are the first cases that differ. */
export const provePaymentSums = (run: { cases: number; seed: number }) => prove(isRight, run);
