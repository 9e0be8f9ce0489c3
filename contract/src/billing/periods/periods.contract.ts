import { z } from 'zod';
import { contract } from '../../http/endpoint.ts';
import { Id, Instant, requiredLongText } from '../../values/values.ts';
import { Month } from '../statement-mails.ts';
import { periodCalls } from './periods.calls.ts';
import { periodChecks } from './period-checks.ts';

const ClosedMonth = z.strictObject({
  id: Id,
  /** YYYY-MM. */
  month: z.string(),
  closed_by: z.string(),
  closed_at: Instant,
  reopened: z.strictObject({ by: z.string(), at: Instant, reason: z.string() }).nullable(),
});

export const ClosedMonths = z.strictObject({
  /** The last month that is closed; all before it are too. */
  closed_through: z.string().nullable(),
  /** The months that can be closed now, the earliest first: they are over, and not closed. */
  open: z.array(z.string()),
  /** What is open in the month that was asked for; of the last one that is over where none was. */
  checked: z.string(),
  checks: z.array(z.strictObject({ check: z.enum(periodChecks), count: z.int(), amount: z.number().nullable() })),
  /** Whether the caller may reopen the last closed month: another person closed it. */
  may_reopen: z.boolean(),
  /** What was closed and reopened, the latest first. */
  log: z.array(ClosedMonth),
});
export type ClosedMonths = z.infer<typeof ClosedMonths>;

export const CloseMonth = z.strictObject({
  month: Month,
  /** Close it though the checks say that something is open. */
  despite: z.boolean().default(false),
});

export const ReopenMonth = z.strictObject({ month: Month, reason: requiredLongText(500) });

export const periods = contract(periodCalls, {
  months: {
    summary: 'Which months of the books are closed, and what is open in one; the operator’s alone',
    query: z.strictObject({ month: Month.optional() }),
    reply: ClosedMonths,
    errors: [],
  },
  close: {
    summary: 'Close the books through a month: nothing is booked in it any more; the operator’s alone',
    body: CloseMonth,
    reply: ClosedMonths,
    errors: [409],
  },
  reopen: {
    summary: 'Open the last closed month again, by another person than closed it; the operator’s alone',
    body: ReopenMonth,
    reply: ClosedMonths,
    errors: [409],
  },
});
