import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import type { Markup } from '@portal/contract/quotes/markup.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { publish } from '../../../platform/realtime/realtime.ts';
import { compareFields } from '../../loads/change/compare-loads.ts';
import { withLoadLocked } from '../../loads/state/with-load-locked.ts';
import { writeHistory } from '../../loads/history/write-history.ts';
import { listQuotes } from '../list/list-quotes.ts';
import { countMarkup, setOperatorMarkup, setSellerMarkup } from '../markups.queries.ts';
import { ownMarkup, sellerWhoMaySet } from '../own-markup.ts';
import { repriceQuotes } from './reprice-quotes.ts';

type Marked = { id: number; account_id: number; seller: 'operator' | 'account' };

/** The trace the operator, the auditors and whoever sells at it see: a markup is nobody else's business. */
const report = async (tx: Ctx, load: Marked, before: Markup | undefined, after: Markup): Promise<void> => {
  await writeHistory(tx, load.id, {
    kind: 'edit',
    event: 'change_markup',
    changes: compareFields(before ?? {}, after, ['markup_percent', 'markup_min']),
    is_internal: true,
    internal_to_account_id: load.seller === 'account' ? tx.actor.accountId : undefined,
  });
  const object = { object_type: 'load', object_id: load.id, account_id: load.account_id };
  await audit(tx, { action: 'load.markup-set', ...object, before, after });
};

/**
 * Sets what the caller's account adds to the price of a load below it, or what the operator adds, and prices the open
 * quotes again in the same transaction. 403 `quotes.own_account_markup` on a load of the own account; 404; 409
 * `loads.already_moved` once the load is booked.
 */
export const setMarkup = (ctx: Ctx, loadId: number, markup: Markup): Promise<CarrierQuotes> =>
  withLoadLocked(ctx, loadId, [], async (tx, load) => {
    const seller = sellerWhoMaySet(tx, load);
    const before = await ownMarkup(tx, load);
    if (seller === 'operator') await setOperatorMarkup(tx.db, loadId, markup);
    else await setSellerMarkup(tx.db, loadId, tx.actor.accountId, markup);
    await countMarkup(tx.db, loadId);
    await repriceQuotes(tx, loadId);
    await report(tx, { id: loadId, account_id: load.account_id, seller }, before, markup);
    publish(tx, loadId, 'load-changed', { load_id: loadId, status: load.status });
    return listQuotes(tx, loadId);
  });
