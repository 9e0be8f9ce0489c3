import type { accountCredit } from '@portal/contract/billing/account-credit.contract.ts';
import type { Input } from '@portal/contract/http/endpoint.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import { type Cents, cents, dollars } from '@portal/contract/values/money.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { money } from '../../../platform/money-text.ts';
import { findAccountCredit, findSameRefund } from '../account-credit.queries.ts';
import { bookingDay, refuseDayAhead } from './booking-day.ts';

export type Sent = Input<(typeof accountCredit)['sendBack']>['body'];

/**
 * What money sent back by hand is checked for, whatever it is of; answers the day it is booked on. Holds the account's row.
 * 400 `billing.day_ahead`, 409 `repeated_refund`.
 */
export const checkSentRefund = async (tx: Ctx, account_id: number, sent: Sent): Promise<string> => {
  const { method, reference, amount, sent_on, repeat } = sent;
  refuseDayAhead(tx, sent_on, 'sent_on');
  const posted_on = await bookingDay(tx, account_id, sent_on);
  const same = repeat ? undefined : await findSameRefund(tx.db, { account_id, method, reference, amount });
  if (!same) return posted_on;
  const params = { reference, amount: money(amount), day: dayText(same.day ?? '') };
  throw problem('billing.repeated_refund', 409, { field: 'reference', params });
};

/** What may be given back of so much: no more than the account has in all that is not on its way back. 409 `billing.beyond_paid`. */
export const refuseBeyondOwedBack = async (tx: Ctx, account_id: number, amount: number, of: number): Promise<void> => {
  const { available } = await findAccountCredit(tx.db, 'all', account_id);
  const credit = cents(Math.max(0, available));
  const most: Cents = credit < cents(of) ? credit : cents(Math.max(0, of));
  if (cents(amount) <= most) return;
  throw problem('billing.beyond_paid', 409, { field: 'amount', params: { paid: money(dollars(most)) } });
};
