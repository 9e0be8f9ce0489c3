import { dunning } from '@portal/contract/billing/billing.settings.ts';
import type { Collection } from '@portal/contract/billing/collections/dunning.ts';
import type { DunningPause } from '@portal/contract/billing/collections/dunning-stages.ts';
import { isPayable } from '@portal/contract/billing/invoice-status.ts';
import type { Ctx } from '../../../platform/context.ts';
import { findAccountCredit } from '../account-credit.queries.ts';
import { billingDay } from '../billing-day.ts';
import { invoiceInScope } from '../invoice-in-scope.ts';
import {
  findDunningTerms,
  findIsMailed,
  findOverdue,
  findOwedOf,
  findReminders,
  type Overdue,
} from './dunning.queries.ts';
import { nextDunning } from './next-dunning.ts';
import { findPromises } from './promises.queries.ts';
import { findWriteOffs } from '../write-offs/write-offs.queries.ts';
import { isCoveredBy, isPromised, lastOf } from './overdue.ts';

const shownMails = 20;

/** Why an invoice that is owed is not reminded of, whatever its days say. */
const pauseOf = async (ctx: Ctx, accountId: number, owed: Overdue): Promise<DunningPause | null> => {
  const terms = await findDunningTerms(ctx.db, accountId);
  if (!ctx.services.settings.get(dunning).is_on || terms?.is_dunned === false) return 'off';
  if (!(await findIsMailed(ctx.db, accountId))) return 'not_mailed';
  if (owed.status === 'payment_processing') return 'payment_under_way';
  if (!isPayable(owed.status) || owed.payable <= 0) return 'contested';
  if (isPromised(owed, billingDay(ctx))) return 'promised';
  const { available } = await findAccountCredit(ctx.db, 'all', accountId);
  const overdue = await findOverdue(ctx.db, accountId, billingDay(ctx));
  return isCoveredBy(available, overdue.length > 0 ? overdue : [owed]) ? 'account_credit' : null;
};

/** What is done to collect an invoice. 404. */
export const getCollection = async (ctx: Ctx, id: number): Promise<Collection> => {
  const { account_id } = await invoiceInScope(ctx, id);
  const mailed = await findReminders(ctx.db, { invoice: id }, shownMails);
  const promises = await findPromises(ctx.db, id, billingDay(ctx));
  const write_offs = await findWriteOffs(ctx.db, id, ctx.actor.userId);
  const [owed] = await findOwedOf(ctx.db, [id]);
  if (!owed) return { invoice_id: id, next: null, pause: null, mailed, promises, write_offs };
  const days = (await findDunningTerms(ctx.db, account_id))?.days ?? ctx.services.settings.get(dunning).days;
  const next = nextDunning(days, owed.due_on, lastOf(owed));
  return { invoice_id: id, next, pause: next && (await pauseOf(ctx, account_id, owed)), mailed, promises, write_offs };
};
