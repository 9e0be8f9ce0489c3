import { messageLimits } from '@portal/contract/conversation/audiences.ts';
import type { Message } from '@portal/contract/conversation/message.ts';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { isInScope } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import type { MessageRow } from './messages.queries.ts';

const minute = 60_000;

/** Whether the caller wrote it: in a session of the same kind for the same account, or by the same key. */
export const isOwn = ({ actor }: Ctx, row: MessageRow): boolean =>
  row.user_id === actor.userId &&
  row.actor_kind === actor.kind &&
  row.account_id === actor.accountId &&
  row.api_key_id === (actor.kind === 'api_key' ? actor.keyId : null);

/** Whose person wrote it, for readers of other accounts; nobody learns of the accounts above their own. */
const companyOf = (ctx: Ctx, { side, account_id, account_name }: MessageRow): string | null => {
  if (account_id === ctx.actor.accountId) return null;
  if (side === 'operator') return ctx.services.settings.get(operatorIdentity).name;
  return isInScope(ctx, account_id) ? account_name : null;
};

export const presentMessage = (ctx: Ctx, row: MessageRow): Message => {
  const is_own = isOwn(ctx, row);
  const isChangeable = is_own && row.is_changeable && row.withdrawn_at === null;
  const until = new Date(new Date(row.written_at).getTime() + messageLimits.minutes * minute);
  return {
    id: row.id,
    audience: row.audience,
    author: {
      kind: row.actor_kind,
      name: row.author_name,
      as: row.author_as,
      company: companyOf(ctx, row),
      side: row.side,
    },
    is_own,
    text: row.text,
    mentions: row.mentions,
    at: row.written_at,
    edited_at: row.edited_at,
    withdrawn_at: row.withdrawn_at,
    changeable_until: isChangeable ? until.toISOString() : null,
  };
};
