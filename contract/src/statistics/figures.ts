import { z } from 'zod';
import { Carrier } from '../carriers/carrier.ts';
import { StatusGroup } from '../loads/load-status-schemas.ts';
import { LoadMode } from '../modes/load-mode-schema.ts';
import { loadModes } from '../modes/modes.ts';
import { recordOf } from '../values/records.ts';
import { BothLanguages } from '../words/language-schemas.ts';
import { Month, Period } from './period.ts';

const Count = z.int().min(0);
/** US dollars. */
const Amount = z.number();
const Percent = z.number().min(0).max(100).nullable();

/** Loads of every mode, the most frequent first; all loads count, whatever became of them. */
export const ModeFigures = z.strictObject({
  period: Period,
  loads: Count,
  items: z.array(z.strictObject({ mode: LoadMode, loads: Count })),
});
export type ModeFigures = z.infer<typeof ModeFigures>;

const CarrierFigure = z.strictObject({
  carrier: Carrier,
  /** Loads it has taken, cancelled ones aside. */
  loads: Count,
  /** Of these, those delivered of which it is known whether they came in time, and those that did. */
  delivered: Count,
  on_time: Count,
  /** With one decimal; null where none was delivered. */
  on_time_percent: Percent,
  /** What its loads were booked at. */
  spend: Amount,
});

/** Carriers by their loads, the most first, with the sum of all. */
export const CarrierFigures = z.strictObject({
  period: Period,
  ...CarrierFigure.omit({ carrier: true }).shape,
  items: z.array(CarrierFigure),
});
export type CarrierFigures = z.infer<typeof CarrierFigures>;

/** Loads by the groups their statuses are shown in; every group is listed. */
export const StatusFigures = z.strictObject({
  period: Period,
  loads: Count,
  items: z.array(z.strictObject({ group: StatusGroup, loads: Count })),
});
export type StatusFigures = z.infer<typeof StatusFigures>;

/** Accessorials of booked loads, the dearest first. */
export const AccessorialFigures = z.strictObject({
  period: Period,
  count: Count,
  amount: Amount,
  /** What these and all other booked loads of the period cost. */
  spend: Amount,
  items: z.array(z.strictObject({ code: z.string(), label: BothLanguages, count: Count, amount: Amount })),
});
export type AccessorialFigures = z.infer<typeof AccessorialFigures>;

const InvoiceSum = z.strictObject({
  amount: Amount,
  /** Invoices by where they stand: one that is partly paid counts as open or overdue with what is left. */
  invoices: Count,
});

/** What was billed, credits and voided invoices aside, by what became of it; the three parts add up to `billed`. */
export const BillingFigures = z.strictObject({
  period: Period,
  billed: Amount,
  invoices: Count,
  paid: InvoiceSum,
  open: InvoiceSum,
  overdue: InvoiceSum,
  /** By the month of issue, every month up to this one, oldest first. */
  months: z.array(z.strictObject({ month: Month, paid: Amount, open: Amount, overdue: Amount })),
});
export type BillingFigures = z.infer<typeof BillingFigures>;

const StopFigure = z.strictObject({ stops: Count, pickups: Count, deliveries: Count });

/** Stops of loads that were not cancelled, by state, the most first. */
export const StopFigures = z.strictObject({
  period: Period,
  ...StopFigure.shape,
  items: z.array(
    z.strictObject({
      /** ISO 3166: US, MX, CA. */
      country: z.string(),
      /** The state's postal code; empty where nobody knows it. */
      state: z.string(),
      ...StopFigure.shape,
    }),
  ),
});
export type StopFigures = z.infer<typeof StopFigures>;

const LoadsByMode = z.strictObject(recordOf(loadModes, () => Count));

/** Loads by month of pickup and mode, every month of the eleven, oldest first. */
export const MonthlyModeFigures = z.strictObject({
  period: Period,
  loads: Count,
  months: z.array(z.strictObject({ month: Month, loads: Count, modes: LoadsByMode })),
  /** Loads that are picked up after this month; in no month above and not in `loads`. */
  later: Count,
});
export type MonthlyModeFigures = z.infer<typeof MonthlyModeFigures>;
