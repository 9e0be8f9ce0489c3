import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { money } from '../../platform/money-text.ts';
import { veto } from '../../platform/vetoes.ts';
import { bookLoad } from '../loads/load-acts.ts';
import { findCreditUsed } from './account-credit.queries.ts';
import { findTerms } from './invoices.queries.ts';

/**
 * Refuses a tender, or a policy bought by itself, that would take an account over its credit limit: what it owes, what is booked and not billed yet, and
 * this price, in US dollars. The account's row is held until commit, so that purchases side by side are counted one by one.
 * 409 `billing.credit_limit`, `credit_limit_policy`.
 */
export const refuseBeyondCredit = async (
  tx: OpenCtx,
  accountId: number,
  price: number,
  bought: 'load' | 'policy' = 'load',
): Promise<void> => {
  const { credit_limit } = await findTerms(tx.db, accountId);
  if (credit_limit === null) return;
  await findTerms(tx.db, accountId, true);
  const { owed, booked } = await findCreditUsed(tx.db, accountId);
  const used = sum([cents(Number(owed)), cents(Number(booked))]);
  if (sum([used, cents(price)]) <= cents(credit_limit)) return;
  throw problem(bought === 'load' ? 'billing.credit_limit' : 'billing.credit_limit_policy', 409, {
    params: { price: money(price), limit: money(credit_limit), used: money(dollars(used)) },
  });
};

/** Nothing is booked beyond the credit limit. */
export const creditVeto = veto(bookLoad, (tx, { account_id, price }) => refuseBeyondCredit(tx, account_id, price));
