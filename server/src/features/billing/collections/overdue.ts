import { cents, sum } from '@portal/contract/values/money.ts';
import type { Overdue } from './dunning.queries.ts';
import type { Dunned } from './next-dunning.ts';

/** The last reminder of an invoice. */
export const lastOf = ({ last_stage, last_on }: Overdue): Dunned | null =>
  last_stage && last_on ? { stage: last_stage, on: last_on } : null;

/** Whether its shipper may still keep a promise to pay it. */
export const isPromised = ({ promised_on }: Overdue, today: string): boolean =>
  promised_on !== null && promised_on >= today;

/** Whether the account has enough beyond its invoices to pay all that is overdue: then nobody is reminded. */
export const isCoveredBy = (available: number, overdue: readonly Overdue[]): boolean =>
  available > 0 && cents(available) >= sum(overdue.map(({ payable }) => cents(payable)));
