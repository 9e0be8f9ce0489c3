import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { page, PageQuery } from '../http/paging.ts';
import { Language } from '../words/language-schemas.ts';
import { IdText, listOf, text } from '../values/values.ts';
import { billSorts, billStatuses } from './bill-status.ts';
import * as schemas from './carrier-bill.ts';
import { carrierBillsCalls } from './carrier-bills.calls.ts';

const byId = z.strictObject({ id: IdText });
const changed = { params: byId, reply: schemas.CarrierBillDetails, errors: [404, 409] } as const;

/** Filters of the list of carriers' bills; a saved link carries the same names. */
export const BillFilters = z.strictObject({
  status: listOf(z.enum(billStatuses), billStatuses.length).optional(),
  carrier_id: IdText.optional(),
  load_id: IdText.optional(),
  /** `over`: billed more than quoted; `duplicate`: another bill of the load is there. */
  finding: z.enum(['over', 'duplicate']).optional(),
  search: text(80).optional(),
});
export type BillFilters = z.infer<typeof BillFilters>;

export const carrierBills = contract(carrierBillsCalls, {
  list: {
    summary: 'Carriers’ bills, newest first, with how many there are of each status',
    query: PageQuery.extend({ ...BillFilters.shape, sort: z.enum(billSorts).default('-id') }),
    reply: page(schemas.CarrierBill).extend({
      counts: z.record(z.enum(billStatuses), z.int()),
      /** Bills in whose place a corrected one stands; of no status any more. */
      replaced: z.int(),
      /** Approved and not paid yet. */
      payable: z.number(),
    }),
  },
  get: {
    summary: 'One carrier’s bill, line by line beside the booked quote',
    params: byId,
    reply: schemas.CarrierBillDetails,
    errors: [404],
  },
  take: {
    summary: 'Take in a carrier’s bill; it is matched to its load by PRO and BOL and compared with the quote',
    body: schemas.NewBill,
    reply: schemas.CarrierBillDetails,
    status: 201,
    errors: [404, 409],
  },
  takeFile: {
    summary: 'Take in a file of bills, CSV, XLSX or EDI 210 (X12 4010); a dry run names every fault and keeps nothing',
    body: schemas.BillFile,
    reply: schemas.FileTaken,
    perMinute: 30,
  },
  match: { ...changed, summary: 'Name the load of a bill, or say that it is no duplicate', body: schemas.MatchInput },
  decide: {
    ...changed,
    summary: 'Decide about differences, and whether the shipper is billed for them',
    body: schemas.Decisions,
  },
  nameCharge: {
    ...changed,
    summary: 'Say which charge the carrier means by a name; remembered for its next bills, and compared again',
    body: schemas.NamedCharge,
  },
  chargeNames: {
    summary: 'What a carrier calls its charges',
    query: z.strictObject({ carrier_id: IdText }),
    reply: schemas.ChargeNames,
    errors: [404],
  },
  keepChargeName: {
    summary: 'Remember which charge a carrier means by a name, or forget it',
    body: schemas.ChargeName,
    reply: schemas.ChargeNames,
    errors: [404],
  },
  packet: {
    fileTypes: ['application/pdf'],
    summary: 'Dispute what is undecided: the letter to the carrier with its evidence as PDF',
    params: byId,
    body: z.strictObject({ language: Language.default('en') }),
    errors: [404, 409],
    perMinute: 30,
  },
  approve: {
    ...changed,
    summary: 'Accept a bill at what was agreed; agreed differences become the shipper’s by rule',
    body: schemas.Versioned,
  },
  pay: { ...changed, summary: 'Write down that a carrier was paid', body: schemas.PaidInput },
  void: { ...changed, summary: 'Set a bill aside, for a reason', body: schemas.VoidInput },
});
