import type { BillFile, FileTaken, IntakeFault } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { withSavepoint } from '../../../platform/database/transaction.ts';
import { withoutOldEnd } from '../../../platform/files/sheet/decode-text.ts';
import { readSheetFile, sourceOf } from '../../../platform/files/sheet/read-sheet-file.ts';
import { Problem } from '../../../platform/http/errors.ts';
import { findBill } from '../with-bill-locked.ts';
import { findChargeNames } from '../charges/charge-names.queries.ts';
import { unknownCharge } from '../charges/named-charges.ts';
import { findCarrierByScac } from '../bills.queries.ts';
import { findMeantLoad } from '../change/match-bill.ts';
import { type BillDraft, fault, type ReadBill } from './bill-draft.ts';
import { isBillHeading, mostRows, readSheetBills } from './read-sheet-bills.ts';
import { checkDraft, keepBill } from './take-bill.ts';
import { readInterchange } from './x12/read-interchange.ts';

type Taken = FileTaken['bills'][number];
type Outcome = { bill: Taken | null; faults: IntakeFault[] };

const shown = (
  line: number,
  { scac, number, lines }: BillDraft,
): Omit<Taken, 'load_id' | 'id' | 'status' | 'difference'> => ({
  line,
  scac,
  number,
  amount: dollars(sum(lines.map(({ amount }) => cents(amount)))),
});

/** What would become of a bill. */
const tryOut = async (ctx: Ctx, line: number, draft: BillDraft): Promise<Taken> => {
  const { carrier } = await checkDraft(ctx, draft);
  const load_id = await findMeantLoad(ctx, { ...draft, carrier_id: carrier.id });
  return { ...shown(line, draft), id: null, load_id, status: null, difference: null };
};

const keep = async (ctx: Ctx, line: number, draft: BillDraft, format: 'csv' | 'edi'): Promise<Taken> => {
  const id = await withSavepoint(ctx, (tx) => keepBill(tx, draft, format));
  const { load_id, status, amount, quoted } = await findBill(ctx, id);
  const difference = quoted === null ? null : dollars(sum([cents(amount), cents(-quoted)]));
  return { ...shown(line, draft), id, load_id, status, difference };
};

/** The carrier's name of the charge for which a bill was refused. */
const chargeRefused = async (ctx: Ctx, { scac, lines }: BillDraft): Promise<string | undefined> => {
  const carrier = await findCarrierByScac(ctx.db, scac);
  return carrier && unknownCharge(lines, await findChargeNames(ctx.db, carrier.id));
};

/** A refusal of one bill is a fault of its line, whatever becomes of the others. */
const outcomeOf = async (
  ctx: Ctx,
  { line, draft, faults }: ReadBill,
  take: (draft: BillDraft) => Promise<Taken>,
): Promise<Outcome> => {
  if (!draft) return { bill: null, faults };
  try {
    return { bill: await take(draft), faults: [] };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const isUnknown = error.items.some(({ code }) => code === 'carrier_bills.unknown_charge');
    const charge = isUnknown ? await chargeRefused(ctx, draft) : undefined;
    return { bill: null, faults: error.items.map(({ code, msg }) => ({ line, code, msg, ...(charge && { charge }) })) };
  }
};

/** Numbers that come twice within one file: a dry run does not see the first one in the database. */
const withoutRepeats = (bills: readonly ReadBill[]): ReadBill[] => {
  const known = new Set<string>();
  return bills.map((bill) => {
    if (!bill.draft) return bill;
    const { scac, number, purpose } = bill.draft;
    const key = `${scac} ${number} ${purpose}`.toUpperCase();
    const repeated = fault(bill.line, 'carrier_bills.duplicate', { scac, number });
    if (known.has(key)) return { ...bill, draft: null, faults: [repeated] };
    known.add(key);
    return bill;
  });
};

/** The load a bill means, as far as that can be said before it is checked. */
const loadMeantBy = async (ctx: Ctx, { draft }: ReadBill): Promise<number | null> => {
  const carrier = draft && (await findCarrierByScac(ctx.db, draft.scac));
  return carrier ? findMeantLoad(ctx, { ...draft, carrier_id: carrier.id }) : null;
};

/**
 * Bills in the order of their loads, each of which stays locked where one transaction keeps the file: two files that name
 * the same loads do not wait for each other.
 */
const inOrderOfLoads = async (ctx: Ctx, bills: readonly ReadBill[]): Promise<ReadBill[]> => {
  const meant: { bill: ReadBill; load: number | null }[] = [];
  for (const bill of bills) meant.push({ bill, load: await loadMeantBy(ctx, bill) });
  return meant.toSorted((one, other) => (one.load ?? 0) - (other.load ?? 0)).map(({ bill }) => bill);
};

/** The text of an interchange, in UTF-8 or as older systems write it. */
const interchangeOf = async (file: File): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return withoutOldEnd(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return withoutOldEnd(new TextDecoder('windows-1252').decode(bytes));
  }
};

/**
 * Takes in a file of carriers' bills. Each bill without a fault is kept, whatever becomes of the others, so that a file may
 * be sent again once it is corrected; of a file whose envelope is faulty nothing is kept. A dry run keeps nothing.
 */
export const takeFile = async (
  ctx: Ctx,
  { format, file, dry_run, scac, skip_known, language = ctx.actor.language }: z.output<typeof BillFile>,
): Promise<FileTaken> => {
  const sheet = format === 'csv' ? await readSheetFile(file, { ...mostRows, isHeading: isBillHeading }) : null;
  const source = sheet && sourceOf(sheet);
  const read = sheet ? readSheetBills(sheet, language, scac) : readInterchange(await interchangeOf(file));
  if (read.faults.length > 0) {
    return { dry_run, source, bills: [], faults: [...read.faults, ...read.bills.flatMap(({ faults }) => faults)] };
  }
  const outcomes: Outcome[] = [];
  const bills = withoutRepeats(read.bills);
  for (const bill of dry_run ? bills : await inOrderOfLoads(ctx, bills)) {
    const take = (draft: BillDraft) => (dry_run ? tryOut(ctx, bill.line, draft) : keep(ctx, bill.line, draft, format));
    outcomes.push(await outcomeOf(ctx, bill, take));
  }
  return {
    dry_run,
    source,
    bills: outcomes.flatMap(({ bill }) => bill ?? []).toSorted((a, b) => a.line - b.line),
    faults: outcomes
      .flatMap(({ faults }) => faults)
      .filter(({ code }) => !skip_known || code !== 'carrier_bills.duplicate')
      .toSorted((a, b) => a.line - b.line),
  };
};
