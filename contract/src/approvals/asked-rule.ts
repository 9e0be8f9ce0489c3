import type { Finding, NewApproval } from './approval.ts';
import type { ApprovalRule } from './approval-rules.ts';

/** A rule that fired, as it was and with what was found; `account_id` is the account whose rule it is. */
export type AskedRule = Omit<ApprovalRule, 'when' | 'is_on'> & { account_id: number; findings: Finding[] };

/** What will be booked, with the choices made beside it. */
export type AskedBooking = Omit<NewApproval, 'note' | 'books'>;
