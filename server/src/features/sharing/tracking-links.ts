import type { TrackingLink } from '@portal/contract/sharing/sharing.contract.ts';
import { isTrackable } from '@portal/contract/loads/load-states.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx, OpenCtx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { holdOpenCaller } from '../users/power/hold-caller.ts';
import { loadInScope } from '../loads/load-in-scope.ts';
import { withAnyLoadLocked, withLoadLocked } from '../loads/state/with-load-locked.ts';
import { writeHistory } from '../loads/history/write-history.ts';
import { newLinkSecret, tokenOf } from './link-token.ts';
import {
  endLink,
  findLinkOfLoad,
  insertLink,
  isEndedByHand,
  type LinkOfLoad,
  lockLinkInScope,
} from './tracking-links.queries.ts';

const addressOf = ({ services: { config } }: OpenCtx, seed: string): string =>
  `${config.publicUrl}/track/${tokenOf(config.linkKey, 'tracking', seed)}`;

const presentLink = (ctx: Ctx, { seed, ...link }: LinkOfLoad): TrackingLink => ({ ...link, url: addressOf(ctx, seed) });

type Made = { load_id: number; account_id: number; days: number; created_by: number | null };

const addLink = async (tx: OpenCtx, { load_id, account_id, days, created_by }: Made): Promise<void> => {
  const secret = newLinkSecret(tx.services.config.linkKey, 'tracking');
  const id = await insertLink(tx.db, { ...secret, load_id, account_id, days, created_by });
  await writeHistory(tx, load_id, { kind: 'document', event: 'make_tracking_link', details: { days } });
  const what = { object_type: 'tracking_link', object_id: id, account_id };
  await audit(tx, { action: 'tracking_link.made', ...what, after: { load_id, days } });
};

/** The load's tracking link that opens at present, if there is one. 404 `loads.not_found`. */
export const getTrackingLink = async (ctx: Ctx, loadId: number): Promise<{ link: TrackingLink | null }> => {
  await loadInScope(ctx, loadId);
  const link = await findLinkOfLoad(ctx.db, loadId);
  return { link: link ? presentLink(ctx, link) : null };
};

/**
 * Makes the load's tracking link, good for that many days. 404 `loads.not_found`; 409 where the load is not booked, or
 * has one that opens.
 */
export const makeTrackingLink = (ctx: Ctx, loadId: number, days: number): Promise<TrackingLink> =>
  withLoadLocked(ctx, loadId, [], async (tx, { status, account_id }) => {
    if (!isTrackable(status)) throw problem('sharing.not_booked', 409);
    if (await findLinkOfLoad(tx.db, loadId)) throw problem('sharing.link_exists', 409);
    await holdOpenCaller(tx);
    await addLink(tx, { load_id: loadId, account_id, days, created_by: tx.actor.userId });
    const link = await findLinkOfLoad(tx.db, loadId);
    if (!link) throw problem('loads.not_found', 404);
    return presentLink(tx, link);
  });

/** Days for which the link of mails to people outside opens. */
const daysOfNotices = 90;

/**
 * The address of a booked load's tracking link for mails that are sent by themselves, made where there is none. Null
 * where a person has ended the last one: who is to have another gets it by hand.
 */
export const trackingAddress = (ctx: OpenCtx, loadId: number): Promise<string | null> =>
  withAnyLoadLocked(ctx, loadId, [], async (tx, { status, account_id }) => {
    const open = await findLinkOfLoad(tx.db, loadId);
    if (open) return addressOf(tx, open.seed);
    if (!isTrackable(status) || (await isEndedByHand(tx.db, loadId))) return null;
    await addLink(tx, { load_id: loadId, account_id, days: daysOfNotices, created_by: null });
    const made = await findLinkOfLoad(tx.db, loadId);
    return made ? addressOf(tx, made.seed) : null;
  });

/** Ends a tracking link at once; once ended it stays so, whoever asks again. 404 `sharing.not_found`. */
export const revokeTrackingLink = (ctx: Ctx, linkId: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const link = await lockLinkInScope(tx.db, tx.scope, linkId);
    if (!link) throw problem('sharing.not_found', 404);
    if (!(await endLink(tx.db, linkId, tx.actor.userId))) return;
    await writeHistory(tx, link.load_id, { kind: 'document', event: 'revoke_tracking_link' });
    await audit(tx, {
      action: 'tracking_link.revoked',
      object_type: 'tracking_link',
      object_id: linkId,
      account_id: link.account_id,
      after: { load_id: link.load_id },
    });
  });
