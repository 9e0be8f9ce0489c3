import type { Deputy } from '@portal/contract/approvals/approval-rules.ts';
import { approvalLimits } from '@portal/contract/approvals/approval-states.ts';
import type { approvals } from '@portal/contract/approvals/approvals.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { notFound, problem } from '../../platform/http/errors.ts';
import { zoneOfAccount } from '../billing/account-zone.ts';
import { deleteDeputy, type DeputyRow, findDeputies, holdPerson, insertDeputy } from './deputies.queries.ts';
import { findPossibleDeciders } from './rules.queries.ts';

const present = ({ id, deputy_id, name, from_at, until_at }: DeputyRow, zone: string): Deputy => ({
  id,
  deputy: { id: deputy_id, name },
  from_day: dayInZone(zone, new Date(from_at)),
  to_day: dayInZone(zone, new Date(new Date(until_at).getTime() - 1)),
});

const othersOf = async ({ db, actor }: Ctx) =>
  (await findPossibleDeciders(db, actor.accountId)).flatMap(({ id, name }) =>
    id === actor.userId ? [] : [{ id, name }],
  );

/** Who decides in the caller's place from today on, and who might. */
export const listDeputies = async (ctx: Ctx): Promise<Reply<typeof approvals.deputies>> => {
  const [zone, rows, people] = await Promise.all([
    zoneOfAccount(ctx, ctx.actor.accountId),
    findDeputies(ctx.db, ctx.actor.userId),
    othersOf(ctx),
  ]);
  return { items: rows.map((row) => present(row, zone)), people };
};

type Away = { deputy_id: number; from_day: string; to_day: string };

/** 400 `approvals.days_turned`, `days_over`, `unknown_choice` for nobody who may decide, 409 `approvals.away_already` where days overlap. */
export const addDeputy = async (ctx: Ctx, { deputy_id, from_day, to_day }: Away): Promise<Deputy> => {
  const { userId, accountId } = ctx.actor;
  const zone = await zoneOfAccount(ctx, accountId);
  if (to_day < from_day) throw problem('approvals.days_turned', 400, { field: 'to_day' });
  if (to_day < dayInZone(zone, ctx.services.clock.now()))
    throw problem('approvals.days_over', 400, { field: 'to_day' });
  if (!(await othersOf(ctx)).some(({ id }) => id === deputy_id)) {
    throw problem('approvals.unknown_choice', 400, { field: 'deputy_id' });
  }
  return withTransaction(ctx, async (tx) => {
    await holdPerson(tx.db, userId);
    const present_ = await findDeputies(tx.db, userId);
    if (present_.length >= approvalLimits.deputies) {
      throw problem('approvals.too_many_deputies', 409, { params: { limit: approvalLimits.deputies } });
    }
    const row = await insertDeputy(tx.db, { user_id: userId, deputy_id, from_day, to_day, zone });
    const overlaps = ({ from_at, until_at }: DeputyRow): boolean =>
      new Date(from_at) < new Date(row.until_at) && new Date(row.from_at) < new Date(until_at);
    if (present_.some(overlaps)) throw problem('approvals.away_already', 409, { field: 'from_day' });
    await audit(tx, {
      action: 'approval.deputy-added',
      object_type: 'approval_deputy',
      object_id: row.id,
      account_id: accountId,
      after: { deputy_id, from_day, to_day },
    });
    return present(row, zone);
  });
};

/** 404 for nobody's or somebody else's. */
export const removeDeputy = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const removed = await deleteDeputy(tx.db, tx.actor.userId, id);
    if (!removed) throw notFound();
    await audit(tx, {
      action: 'approval.deputy-removed',
      object_type: 'approval_deputy',
      object_id: id,
      account_id: tx.actor.accountId,
      before: removed,
    });
  });
