import type { AgeFilter, InvoiceStatus } from '@portal/contract/billing/invoice-status.ts';
import { type LoadStatus, loadStatuses, type StatusGroup } from '@portal/contract/loads/load-status.ts';
import { bookedStatuses } from '@portal/contract/loads/load-states.ts';
import type { LoadMode } from '@portal/contract/modes/modes.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { linkOptions } from '@tanstack/react-router';
import { withoutGaps, written } from '../../../platform/routing/address-values.ts';
import type { Subject } from '../home-search.ts';

type LoadFilters = {
  group?: StatusGroup;
  mode?: LoadMode;
  carrier_id?: number;
  origin_state?: string;
  destination_state?: string;
  /** The statuses that the figure counts, where it does not count all. */
  status?: readonly LoadStatus[];
  accessorial?: readonly string[];
};

type Days = { from?: string | null; to?: string };

/** The list of loads behind a figure, with its filters in the address. */
export const loadsBehind = ({ mode, ...filters }: LoadFilters, { from, to }: Days, subject: Subject) =>
  linkOptions({
    to: '/my-loads',
    search: withoutGaps({
      ...written(filters),
      mode: mode ?? subject.mode,
      account_id: subject.account_id,
      pickup_from: from ?? undefined,
      pickup_to: to,
      // All loads, whatever view the reader usually starts with.
      view: 'all',
    }),
  });

type InvoiceFilters = { status?: InvoiceStatus; age?: AgeFilter };

/** The same for invoices, by the day they were issued. */
export const invoicesBehind = (filters: InvoiceFilters, { from, to }: Days, { account_id }: Subject) =>
  linkOptions({
    to: '/payment-hub',
    search: withoutGaps({ ...filters, from: from ?? undefined, until: to, account: account_id }),
  });

/** The days of a calendar month, YYYY-MM. */
export const daysOfMonth = (month: string): { from: string; to: string } => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
  return { from: `${month}-01`, to: addDays(next, -1) };
};

export const takenStatuses = bookedStatuses;
export const uncancelledStatuses = loadStatuses.filter((status) => status !== 'cancelled');
