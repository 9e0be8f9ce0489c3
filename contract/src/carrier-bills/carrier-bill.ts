import { z } from 'zod';
import { changeKinds } from '../billing/invoice-change.ts';
import { ChangeFacts } from '../billing/invoice-change-schemas.ts';
import { SheetSource } from '../lists/sheet-source.ts';
import { LoadId } from '../loads/load.ts';
import { Dollars } from '../values/dollars.ts';
import { BooleanText, Day, Id, Instant, requiredLongText, requiredText, text } from '../values/values.ts';
import { BothLanguages, Language } from '../words/language-schemas.ts';
import { billEvents, billPurposes, billSources, billStatuses, differenceDecisions } from './bill-status.ts';
import { passOnRules } from './carrier-bills.settings.ts';

const Place = z.strictObject({ city: z.string(), state: z.string() });

/** A charge of a carrier's bill: our code of it, and the carrier's own words. */
export const BillCharge = z.strictObject({
  code: text(20)
    .pipe(z.string().regex(/^[A-Za-z0-9_]+$/))
    .transform((code) => code.toUpperCase()),
  description: text(120).default(''),
  amount: Dollars,
});
export type BillCharge = z.infer<typeof BillCharge>;

/** A carrier's bill as it is written down by hand. */
export const NewBill = z.strictObject({
  scac: requiredText(4),
  number: requiredText(40),
  /** Left out, and the charges take back: a credit. */
  purpose: z.enum(billPurposes).default('original'),
  billed_on: Day,
  pro_number: text(40).default(''),
  bol_number: text(40).default(''),
  /** What the carrier found, in pounds. */
  weight_lb: z.int().min(1).max(200_000).nullable().default(null),
  freight_class: text(5).default(''),
  lines: z.array(BillCharge).min(1).max(60),
});
export type NewBill = z.infer<typeof NewBill>;

/** What is wrong with one line of a file. */
export const IntakeFault = z.strictObject({
  /** Row of a CSV file, segment of an EDI interchange, from 1. */
  line: z.int().min(1),
  code: z.string(),
  msg: BothLanguages,
  /** The carrier's name of a charge that is not known. */
  charge: z.string().optional(),
});
export type IntakeFault = z.infer<typeof IntakeFault>;

export const BillFile = z.strictObject({
  /** `csv` is a sheet, CSV or XLSX; `edi` an EDI 210. */
  format: z.enum(['csv', 'edi']),
  file: z.file().min(1).max(1_000_000),
  /** Read and compared, nothing is kept. */
  dry_run: BooleanText,
  /** Whose bills a sheet has that does not say so itself. */
  scac: text(4).optional(),
  /** Sent again once something was answered: what was taken in before is passed over without a word. */
  skip_known: BooleanText.optional(),
  /** How numbers and days in text are written; left out, in the user's language. */
  language: Language.optional(),
});

/** One carrier's bill, as lists show it. Amounts are US dollars. */
export const CarrierBill = z.strictObject({
  id: Id,
  number: z.string(),
  status: z.enum(billStatuses),
  source: z.enum(billSources),
  purpose: z.enum(billPurposes),
  /** A corrected bill stands in its place. */
  is_replaced: z.boolean(),
  carrier: z.strictObject({ id: Id, scac: z.string(), name: z.string() }),
  load: z
    .strictObject({
      id: LoadId,
      account: z.strictObject({ id: Id, name: z.string() }),
      origin: Place,
      destination: Place,
    })
    .nullable(),
  pro_number: z.string(),
  bol_number: z.string(),
  billed_on: Day,
  due_on: Day,
  amount: z.number(),
  /** What the load was booked at; null while there is no load. */
  quoted: z.number().nullable(),
  /** Billed less quoted. */
  difference: z.number().nullable(),
  approved_amount: z.number().nullable(),
  /** What is left to pay of what was approved, less what was paid for the bills it corrects; less than nothing comes back. */
  to_pay: z.number().nullable(),
  /** Another bill of the same load, which this one may repeat. */
  duplicate_of: z.strictObject({ id: Id, number: z.string() }).nullable(),
});
export type CarrierBill = z.infer<typeof CarrierBill>;

/** A charge as quoted and as billed. */
export const AuditLine = z.strictObject({
  code: z.string(),
  label: BothLanguages,
  description: z.string(),
  /** The carrier's names of it, and whether it is taken for this charge by what is remembered of them. */
  names: z.array(z.strictObject({ name: z.string(), is_remembered: z.boolean() })),
  quoted: z.number(),
  billed: z.number(),
});
export type AuditLine = z.infer<typeof AuditLine>;

export const BillDifference = z.strictObject({
  id: Id,
  kind: z.enum(changeKinds),
  /** The accessorial it is about; empty for the freight itself. */
  code: z.string(),
  label: BothLanguages,
  facts: ChangeFacts,
  /** Billed less quoted, with discount and fuel. */
  amount: z.number(),
  decision: z.enum(differenceDecisions),
  /** What of it was agreed, where that is not all. */
  agreed_amount: z.number().nullable(),
  /** Whether the shipper is billed for it; null: as the rule says. */
  passes_on: z.boolean().nullable(),
  rule: z.enum(passOnRules),
  /** What the rule and the operator's word come to. */
  is_passed_on: z.boolean(),
  /** Papers of the load that show it. */
  evidence: z.array(z.strictObject({ id: Id, type: z.string(), name: z.string(), url: z.string() })),
  /** What the shipper was billed for it. */
  price: z.number().nullable(),
  invoice: z.strictObject({ id: Id, number: z.int() }).nullable(),
});
export type BillDifference = z.infer<typeof BillDifference>;

export const CarrierBillDetails = CarrierBill.extend({
  version: z.int(),
  /** The bill and those it corrects or that correct it, the first one first; empty where it is alone. */
  series: z.array(
    z.strictObject({
      id: Id,
      number: z.string(),
      billed_on: Day,
      amount: z.number(),
      approved_amount: z.number().nullable(),
      paid_amount: z.number().nullable(),
      status: z.enum(billStatuses),
    }),
  ),
  weight_lb: z.int().nullable(),
  freight_class: z.string(),
  quoted_weight_lb: z.int().nullable(),
  quoted_class: z.string(),
  paid_on: Day.nullable(),
  payment_reference: z.string(),
  void_reason: z.string(),
  lines: z.array(AuditLine),
  differences: z.array(BillDifference),
  /** What the load has brought so far, from the books; null while there is no load. */
  margin: z.strictObject({ revenue: z.number(), cost: z.number(), margin: z.number() }).nullable(),
  invoice: z.strictObject({ id: Id, number: z.int() }).nullable(),
  events: z.array(z.strictObject({ action: z.string(), at: Instant, by: z.string().nullable() })),
  /** What may be done now. */
  may: z.array(z.enum(billEvents)),
});
export type CarrierBillDetails = z.infer<typeof CarrierBillDetails>;

/** What became of a bill of a file. */
const TakenBill = z.strictObject({
  /** Where it begins in the file. */
  line: z.int().min(1),
  scac: z.string(),
  number: z.string(),
  amount: z.number(),
  load_id: LoadId.nullable(),
  /** The bill that was kept, as it stands then; null in a dry run. */
  id: Id.nullable(),
  status: z.enum(billStatuses).nullable(),
  difference: z.number().nullable(),
});

export const FileTaken = z.strictObject({
  dry_run: z.boolean(),
  /** How a sheet was read; null for EDI. */
  source: SheetSource.nullable(),
  bills: z.array(TakenBill),
  faults: z.array(IntakeFault),
});
export type FileTaken = z.infer<typeof FileTaken>;

const version = z.int().min(1).max(2_147_483_647);

export const Decisions = z.strictObject({
  version,
  differences: z
    .array(
      z.strictObject({
        id: Id,
        decision: z.enum(['open', 'agreed', 'refused']).optional(),
        /** A part of the difference; the rest is refused. */
        agreed_amount: Dollars.nullable().optional(),
        passes_on: z.boolean().nullable().optional(),
        evidence: z.array(Id).max(10).optional(),
      }),
    )
    .min(1)
    .max(60),
});
export type Decisions = z.infer<typeof Decisions>;

const ChargeCode = z.string().regex(/^[A-Z0-9_]{1,20}$/);

/** Which charge a carrier means by a name; null: it is one of its own. */
export const NamedCharge = z.strictObject({ version, name: requiredText(120), code: ChargeCode.nullable() });
export const ChargeName = z.strictObject({ carrier_id: Id, name: requiredText(120), code: ChargeCode.nullable() });
export const ChargeNames = z.strictObject({
  items: z.array(z.strictObject({ name: z.string(), code: z.string(), label: BothLanguages })),
});
export type ChargeNames = z.infer<typeof ChargeNames>;

export const Versioned = z.strictObject({ version });
export const MatchInput = z.strictObject({
  version,
  load_id: LoadId,
  /** What it is beside the other bill of the load; left out, what it is already. */
  purpose: z.enum(['original', 'balance_due', 'corrected']).optional(),
});
export const PaidInput = z.strictObject({
  version,
  paid_on: Day,
  reference: requiredText(80),
  /** The carrier was paid the same amount by the same number before, and this is another payment. */
  repeat: z.boolean().default(false),
});
export const VoidInput = z.strictObject({ version, reason: requiredLongText(300) });
