import type { AuditAction } from '@portal/contract/audit/audit-action.ts';
import { accountActor, actorFacts, actorRowId } from './actor.ts';
import type { OpenCtx } from './context.ts';

type Entry = {
  action: AuditAction;
  object_type?: string;
  object_id?: string | number;
  account_id?: number | null;
  actor_user_id?: number | null;
  before?: unknown;
  after?: unknown;
};

const asJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** Writes down who did what, in the caller's transaction. Rows are never changed afterwards. */
export const audit = async (ctx: OpenCtx, entry: Entry): Promise<void> => {
  const actor = actorFacts(ctx.actor);
  await ctx.db
    .insertInto('audit_entries')
    .values({
      actor_kind: actor.kind,
      actor_user_id: entry.actor_user_id ?? actor.userId,
      actor_row_id: actorRowId(ctx.actor),
      account_id: entry.account_id ?? accountActor(ctx.actor)?.accountId ?? null,
      action: entry.action,
      object_type: entry.object_type ?? '',
      object_id: String(entry.object_id ?? ''),
      before: asJson(entry.before),
      after: asJson(entry.after),
      ip: ctx.ip,
      request_id: ctx.requestId,
    })
    .execute();
};
