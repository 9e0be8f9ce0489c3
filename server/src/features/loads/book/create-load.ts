import type { LoadDetails, LoadInput } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { Problem } from '../../../platform/http/errors.ts';
import { readOfferedTrucks } from '../../equipment/offered-trucks.ts';
import { findRoute } from '../../places/roads/find-route.ts';
import { checkNewLoad } from './check-new-load.ts';
import { namingItsLoad, orderHash } from './external-ids.ts';
import { findByExternalIds } from './external-ids.queries.ts';
import { getLoadDetails } from '../details/get-load-details.ts';
import { openQuoteRound } from '../state/open-quote-round.ts';
import { type LoadOrigin, type NewLoad, saveNewLoad } from './save-new-load.ts';

/** A load that was made, or the one that was made when the same order came before. */
export type ReceivedLoad = { load: LoadDetails; isRepeated: boolean };

/** The load of an order that was sent before and said the same; undefined where there is none. */
const findRepeated = async (ctx: Ctx, { external_id }: LoadInput, hash: Buffer): Promise<LoadDetails | undefined> => {
  if (!external_id) return undefined;
  const [known] = await findByExternalIds(ctx, ctx.actor.accountId, [external_id]);
  return known?.order_hash?.equals(hash) ? getLoadDetails(ctx, known.id) : undefined;
};

const save = (ctx: Ctx, checked: NewLoad, origin: LoadOrigin | undefined, isQuoted: boolean): Promise<LoadDetails> =>
  namingItsLoad(ctx, ctx.actor.accountId, checked.input.external_id, (part) =>
    withTransaction(part, async (tx) => {
      const load = await saveNewLoad(tx, checked, origin);
      if (isQuoted) await openQuoteRound(tx, load);
      return getLoadDetails(tx, load.id);
    }),
  );

/**
 * Saves a checked load of the caller's own account and asks carriers where it `isQuoted`, or answers the load that the
 * same order made before. 409 `loads.external_id_taken` where its number is that of another order.
 */
export const receiveLoad = async (
  ctx: Ctx,
  checked: NewLoad,
  { hash, origin, isQuoted }: { hash: Buffer; origin?: LoadOrigin | undefined; isQuoted: boolean },
): Promise<ReceivedLoad> => {
  const before = await findRepeated(ctx, checked.input, hash);
  if (before) return { load: before, isRepeated: true };
  try {
    return { load: await save(ctx, { ...checked, hash }, origin, isQuoted), isRepeated: false };
  } catch (error) {
    // Two of the same order at once: the second one waited for the first.
    const made = error instanceof Problem && error.status === 409 && (await findRepeated(ctx, checked.input, hash));
    if (!made) throw error;
    return { load: made, isRepeated: true };
  }
};

/**
 * Saves a load of the caller's own account and, unless it is a draft, asks its carriers for quotes: load, parts,
 * history, quote round and the job that asks are one transaction. Refuses as `checkNewLoad` and `receiveLoad`.
 */
export const receiveNewLoad = async (ctx: Ctx, input: LoadInput, origin?: LoadOrigin): Promise<ReceivedLoad> => {
  const hash = orderHash(input);
  const before = await findRepeated(ctx, input, hash);
  if (before) return { load: before, isRepeated: true };
  const checked = checkNewLoad(ctx, await readOfferedTrucks(ctx), input);
  const route = await findRoute(ctx, checked.load.stops, checked.input.in_transit);
  return receiveLoad(ctx, { ...checked, route }, { hash, origin, isQuoted: !input.draft });
};

/** The same for callers to whom it is one whether the order came before. */
export const createLoad = async (ctx: Ctx, input: LoadInput): Promise<LoadDetails> =>
  (await receiveNewLoad(ctx, input)).load;
