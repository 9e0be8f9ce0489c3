import { lineLabel } from '@portal/contract/accessorials/line-label.ts';
import { billEventsFrom } from '@portal/contract/carrier-bills/bill-status.ts';
import type {
  AuditLine,
  BillDifference,
  CarrierBill,
  CarrierBillDetails,
} from '@portal/contract/carrier-bills/carrier-bill.ts';
import { carrierBillRules } from '@portal/contract/carrier-bills/carrier-bills.settings.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { Ctx } from '../../platform/context.ts';
import type { BilledCharge } from '../../platform/database/column-types.ts';
import { problem } from '../../platform/http/errors.ts';
import { readLoadBooks } from '../billing/ledger/book-cost.ts';
import { fileAddress } from '../documents/store/present-document.ts';
import { type BookedCost, costLinesOf, findBookedCost, findDifferences, findEvidence } from './bills.queries.ts';
import { nameOf } from './charges/named-charges.ts';
import { isPassedOn } from './change/pass-on.ts';
import { findSeries } from './series.queries.ts';
import {
  findBilledChanges,
  findBillEvents,
  findLoadInvoice,
  findShownBill,
  type ShownBill,
} from './shown-bills.queries.ts';

/** A carrier's bill as lists show it. */
export const presentSummary = (row: ShownBill): CarrierBill => {
  const { load_id, account_id, quoted, amount } = row;
  const load =
    load_id === null || account_id === null
      ? null
      : {
          id: load_id,
          account: { id: account_id, name: row.account_name ?? '' },
          origin: { city: row.origin_city ?? '', state: row.origin_state ?? '' },
          destination: { city: row.destination_city ?? '', state: row.destination_state ?? '' },
        };
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    source: row.source,
    purpose: row.purpose,
    is_replaced: row.is_replaced,
    carrier: { id: row.carrier_id, scac: row.scac, name: row.carrier_name },
    load,
    pro_number: row.pro_number,
    bol_number: row.bol_number,
    billed_on: row.billed_on,
    due_on: row.due_on,
    amount,
    quoted,
    difference: quoted === null ? null : dollars(sum([cents(amount), cents(-quoted)])),
    approved_amount: row.approved_amount,
    to_pay: row.to_pay === null ? null : Number(row.to_pay),
    duplicate_of: row.repeated,
  };
};

const total = (lines: readonly { code: string; amount: number }[], code: string): number =>
  dollars(sum(lines.filter((line) => line.code === code).map(({ amount }) => cents(amount))));

const namesShown = (charges: readonly BilledCharge[]): AuditLine['names'] =>
  [...Map.groupBy(charges, nameOf)].map(([name, alike]) => {
    return { name, is_remembered: alike.some(({ own_code }) => own_code !== undefined) };
  });

/** Every charge as quoted and as billed, the quoted ones first. */
const auditLines = ({ lines, quoted_lines, quoted: of }: ShownBill, booked: BookedCost | null): AuditLine[] => {
  const whole = booked === null || of === 0 ? [] : costLinesOf(booked);
  const quoted = quoted_lines ?? whole;
  const codes = [...new Set([...quoted, ...lines].map(({ code }) => code))];
  return codes.map((code) => ({
    code,
    label: lineLabel(code),
    description: [...new Set(lines.filter((line) => line.code === code).map(({ description }) => description))]
      .filter(Boolean)
      .join(', '),
    names: namesShown(lines.filter((line) => line.code === code)),
    quoted: total(quoted, code),
    billed: total(lines, code),
  }));
};

const presentDifferences = async (ctx: Ctx, { id, load_id }: ShownBill): Promise<BillDifference[]> => {
  const [rows, papers, billed] = await Promise.all([
    findDifferences(ctx.db, id),
    load_id === null ? [] : findEvidence(ctx.db, load_id),
    findBilledChanges(ctx.db, id),
  ]);
  const { pass_on } = ctx.services.settings.get(carrierBillRules);
  return rows.map((row) => {
    const shown = papers.filter((paper) => row.evidence.includes(paper.id));
    const change = billed.find(({ difference_id }) => difference_id === row.id);
    return {
      id: row.id,
      kind: row.kind,
      code: row.code,
      label: lineLabel(row.code),
      facts: row.facts,
      amount: row.amount,
      decision: row.decision,
      agreed_amount: row.agreed_amount,
      passes_on: row.passes_on,
      rule: pass_on[row.kind],
      is_passed_on: change !== undefined || isPassedOn(ctx, { ...row, evidence: shown.map((paper) => paper.id) }),
      evidence: shown.map(({ id: paper, type, name, account_id }) => ({
        id: paper,
        type,
        name,
        url: fileAddress(ctx, { id: paper, account_id }),
      })),
      price: change?.amount ?? null,
      invoice: change ? { id: change.invoice_id, number: change.number } : null,
    };
  });
};

const marginOf = async (ctx: Ctx, loadId: number): Promise<CarrierBillDetails['margin']> => {
  const { revenue, cost } = await readLoadBooks(ctx, loadId);
  const margin = dollars(sum([revenue, cents(-dollars(cost))]));
  return { revenue: dollars(revenue), cost: dollars(cost), margin };
};

const seriesShown = async (ctx: Ctx, row: ShownBill): Promise<CarrierBillDetails['series']> => {
  const series = await findSeries(ctx.db, row);
  if (series.length < 2) return [];
  return series.map(({ id, number, billed_on, amount, approved_amount, paid_amount, status }) => {
    return { id, number, billed_on, amount, approved_amount, paid_amount, status };
  });
};

/** One bill beside the booked quote, with what may be done about it. 404 `carrier_bills.not_found`. */
export const presentBill = async (ctx: Ctx, id: number): Promise<CarrierBillDetails> => {
  const row = await findShownBill(ctx.db, id);
  if (!row) throw problem('carrier_bills.not_found', 404);
  const { load_id } = row;
  const booked = load_id === null ? null : await findBookedCost(ctx.db, load_id);
  return {
    ...presentSummary(row),
    version: row.version,
    series: await seriesShown(ctx, row),
    weight_lb: row.weight_lb,
    freight_class: row.freight_class,
    quoted_weight_lb: booked ? Math.round(booked.weight_lb) : null,
    quoted_class: booked?.classes.join(', ') ?? '',
    paid_on: row.paid_on,
    payment_reference: row.payment_reference,
    void_reason: row.void_reason,
    lines: auditLines(row, booked),
    differences: await presentDifferences(ctx, row),
    margin: load_id === null ? null : await marginOf(ctx, load_id),
    invoice: load_id === null ? null : ((await findLoadInvoice(ctx.db, load_id)) ?? null),
    events: await findBillEvents(ctx.db, id),
    may: row.is_replaced ? [] : billEventsFrom(row.status),
  };
};
