import { billingTerms } from '@portal/contract/billing/billing.settings.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { billingDay } from './billing-day.ts';
import { findTerms, takeNumber } from './invoices.queries.ts';

/** What every new invoice begins with: the next number, its account and its days by the account's terms. */
export const invoiceHead = async (tx: OpenCtx, account_id: number) => {
  const terms = await findTerms(tx.db, account_id);
  const terms_days = terms.credit_days ?? tx.services.settings.get(billingTerms).credit_days;
  const issued_on = billingDay(tx);
  const number = await takeNumber(tx.db, 'invoice');
  return { number, account_id, terms_days, issued_on, due_on: addDays(issued_on, terms_days) };
};
