import { sentTenderStatuses } from '@portal/contract/tendering/tender-status.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { sql } from 'kysely';
import type { OpenCtx } from '../../platform/context.ts';
import { rolesWith } from '../../platform/database/roles-with.queries.ts';

type Contact = { name: string; phone: string; email: string };
type Place = {
  name?: string;
  address?: string;
  contact?: Contact;
  open_time?: string | null;
  close_time?: string | null;
  reference?: string;
};

type RecordedChanges = { part: { name: 'pickup' | 'delivery' }; field: string; before: unknown; after: unknown }[];

/** A change of a booked stop as the load's history has it. */
export type StopChange = {
  load_id: number;
  actor_name: string | null;
  reason: string | null;
  stop_type: 'pickup' | 'delivery';
  before: Place;
  after: Place;
};

export const findStopChange = async (ctx: OpenCtx, historyId: number): Promise<StopChange | undefined> => {
  const row = await ctx.db
    .selectFrom('load_history')
    .select(['load_id', 'actor_name', 'reason', 'changes'])
    .where('id', '=', historyId)
    .executeTakeFirst();
  const changes = (row?.changes ?? []) as RecordedChanges;
  const [first] = changes;
  if (!row || !first) return undefined;
  const side = (which: 'before' | 'after') => Object.fromEntries(changes.map((one) => [one.field, one[which]]));
  const { load_id, actor_name, reason } = row;
  return { load_id, actor_name, reason, stop_type: first.part.name, before: side('before'), after: side('after') };
};

/** The admins of a load's account who may sign in, each with their language; none of a branded account. */
export const findAdmins = (ctx: OpenCtx, loadId: number): Promise<{ email: string; language: Language }[]> =>
  ctx.db
    .selectFrom('loads')
    .innerJoin('accounts', 'accounts.id', 'loads.account_id')
    .innerJoin('users', 'users.account_id', 'accounts.id')
    .select(['users.email', sql<Language>`users.language`.as('language')])
    .where('loads.id', '=', loadId)
    .where('users.role_id', 'in', rolesWith(ctx.db, 'receive_stop_changes'))
    .where('users.status', '=', 'active')
    .where('accounts.is_branded', '=', false)
    .orderBy('users.id')
    .execute();

export type NotifiedCarrier = { name: string; pro_number: string | null };

/** The carrier a load was offered to, once it has been notified; undefined where nobody outside knows the load yet. */
export const findNotifiedCarrier = (ctx: OpenCtx, loadId: number): Promise<NotifiedCarrier | undefined> =>
  ctx.db
    .selectFrom('tenders')
    .innerJoin('loads', 'loads.id', 'tenders.load_id')
    .innerJoin('carriers', 'carriers.id', 'tenders.carrier_id')
    .select(['carriers.name', 'loads.pro_number'])
    .where('tenders.load_id', '=', loadId)
    .where('tenders.status', 'in', sentTenderStatuses)
    .executeTakeFirst();
