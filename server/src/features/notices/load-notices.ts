import type { Reply } from '@portal/contract/http/endpoint.ts';
import { isOver } from '@portal/contract/loads/load-states.ts';
import type { ChangeNotices, LoadNotices } from '@portal/contract/notices/load-notices.ts';
import type { notices } from '@portal/contract/notices/notices.contract.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { loadInScope } from '../loads/load-in-scope.ts';
import { withLoadLocked } from '../loads/state/with-load-locked.ts';
import { findNoticeMails, findRefusals, findRefusing, saveChosen } from './notices.queries.ts';
import { recipientsOf } from './recipients.ts';

const present = async ({ db }: Ctx, loadId: number, accountId: number): Promise<LoadNotices> => {
  const { recipients, version } = await recipientsOf(db, loadId);
  const addresses = recipients.map(({ email }) => email);
  const [refusing, mails] = await Promise.all([findRefusing(db, accountId, addresses), findNoticeMails(db, loadId)]);
  return {
    load_id: loadId,
    version,
    recipients: recipients.map((one) => ({ ...one, is_unsubscribed: refusing.has(one.email.toLowerCase()) })),
    mails,
  };
};

/** Who outside the account gets notices of a load, and what was sent. 404 `loads.not_found`. */
export const getNotices = async (ctx: Ctx, loadId: number): Promise<LoadNotices> => {
  const { account_id } = await loadInScope(ctx, loadId);
  return present(ctx, loadId, account_id);
};

/**
 * Chooses who gets notices of a load. 404 `loads.not_found`; 409 where the load is over, or somebody else has chosen since the
 * version that is named.
 */
export const changeNotices = (ctx: Ctx, loadId: number, { recipients, version }: ChangeNotices): Promise<LoadNotices> =>
  withLoadLocked(ctx, loadId, [], async (tx, { status, account_id }) => {
    if (isOver(status)) throw problem('notices.is_over', 409);
    const before = await recipientsOf(tx.db, loadId);
    if (before.version !== version || !(await saveChosen(tx.db, loadId, recipients, version)))
      throw problem('notices.changed_meanwhile', 409);
    await audit(tx, {
      action: 'notice.changed',
      object_type: 'load',
      object_id: loadId,
      account_id,
      before: { recipients: before.recipients },
      after: { recipients },
    });
    return present(tx, loadId, account_id);
  });

/** Addresses that want no more mails about loads of the own account. */
export const listRefusals = async (ctx: Ctx): Promise<Reply<typeof notices.refusals>> => ({
  items: await findRefusals(ctx.db, ctx.actor.accountId),
});
