import type { MailDelivery, MailKind } from '@portal/contract/notifications/mail-kinds.ts';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { MailReader } from './unsubscribe-token.ts';

/** How whoever has this address gets the mails of a kind: at once, unless chosen otherwise. */
export const findMailChoice = async (
  db: Database,
  address: string,
  kind: MailKind,
): Promise<{ reader: MailReader; delivery: MailDelivery }> => {
  const { rows } = await sql<{ user_id: number | null; delivery: MailDelivery }>`
    select u.id as user_id, coalesce(c.delivery, 'at_once') as delivery
    from users u left join mail_choices c on c.user_id = u.id and c.kind = ${kind}
    where lower(u.email) = lower(${address}) and u.status = 'active'
    union all
    select null, 'never' from mail_refusals where address = lower(${address}) and kind = ${kind}`.execute(db);
  const user = rows.find(({ user_id }) => user_id !== null);
  if (user?.user_id) return { reader: { user_id: user.user_id }, delivery: user.delivery };
  return { reader: { address }, delivery: rows[0]?.delivery ?? 'at_once' };
};
