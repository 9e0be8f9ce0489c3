import { initialStatus } from '@portal/contract/loads/load-status.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { Joining } from '@portal/contract/loads/orders/joining.ts';
import type { Truck } from '@portal/contract/equipment/truck.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { readOfferedTrucks } from '../../equipment/offered-trucks.ts';
import { checkOpenLoad } from '../book/check-new-load.ts';
import { namingItsLoad } from '../book/external-ids.ts';
import { openDetailsOf } from '../book/find-open-details.ts';
import { saveNewLoad } from '../book/save-new-load.ts';
import { getLoadDetails } from '../details/get-load-details.ts';
import { requireConsent } from '../../../platform/vetoes.ts';
import { cancelLoadAct } from '../load-acts.ts';
import { loadInScope } from '../load-in-scope.ts';
import { addSearchTerms } from '../list/search-terms.ts';
import { moveLoad } from '../state/move-load.ts';
import { countAtDoors, findOthersAtDoors, findParts, findWay } from './joined-loads.queries.ts';
import { mergeLoads } from './merge-loads.ts';
import { type OwnLoad, withOwnLoadsLocked } from './with-own-loads-locked.ts';

/** What a load was joined from or into, and what it may be joined with. 404 `loads.not_found`. */
export const readJoining = async (ctx: Ctx, loadId: number): Promise<Joining> => {
  const { account_id, joined_into } = await loadInScope(ctx, loadId, ['account_id', 'joined_into']);
  const isOwn = account_id === ctx.actor.accountId;
  const [parts, others] = await Promise.all([
    findParts(ctx.db, loadId),
    isOwn ? findOthersAtDoors(ctx.db, loadId) : [],
  ]);
  return { joined_into, parts, others };
};

const detailsOf = async (tx: Ctx, ids: readonly number[]): Promise<LoadDetails[]> => {
  const all: LoadDetails[] = [];
  for (const id of ids) all.push(await getLoadDetails(tx, id));
  return all;
};

const saveJoined = async (tx: Ctx, trucks: readonly Truck[], drafts: readonly OwnLoad[]): Promise<LoadDetails> => {
  const other = drafts.find(({ status }) => status !== initialStatus);
  if (other) throw problem('loads.join_no_draft', 409, { params: { load: other.id } });
  const [first, ...others] = drafts.map(({ id }) => id);
  if (first === undefined) throw problem('loads.not_found', 404);
  if ((await countAtDoors(tx.db, first, others)) < others.length) throw problem('loads.join_other_door', 409);
  const before = await detailsOf(tx, [first, ...others]);
  const checked = checkOpenLoad(tx, trucks, mergeLoads(before));
  const lacksDay = before.some(({ missing }) => missing.some(({ field }) => field === 'pickup_date'));
  const missing = openDetailsOf(tx, trucks, checked.input, { load: checked.load, lacksDay });
  const route = await findWay(tx.db, first);
  return namingItsLoad(tx, tx.actor.accountId, checked.input.external_id, async (part) => {
    const saved = await saveNewLoad(part, { ...checked, route, missing }, { joined_from: [first, ...others] });
    // Each number of the orders leads to it, as it leads to the load it came with.
    await addSearchTerms(
      part,
      saved,
      before.flatMap(({ external_id, po_number }) => [external_id, po_number]),
    );
    for (const draft of drafts) {
      const { id: load_id, account_id } = draft;
      await requireConsent(part, cancelLoadAct, { load_id, account_id, reason: '' });
      await moveLoad(part, draft, 'join', { changes: { joined_into: saved.id }, details: { joined_into: saved.id } });
    }
    return getLoadDetails(part, saved.id);
  });
};

/**
 * Makes one draft of drafts of the own account that go from and to the same doors on one day, and sets these aside. 404
 * for a load of another account; 409 where one is no draft, goes elsewhere, or differs in what only one load can be.
 */
export const joinLoads = async (ctx: Ctx, ids: readonly number[]): Promise<LoadDetails> => {
  const trucks = await readOfferedTrucks(ctx);
  return withOwnLoadsLocked(ctx, ids, (tx, drafts) => saveJoined(tx, trucks, drafts));
};
