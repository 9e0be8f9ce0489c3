import type { Reply } from '@portal/contract/http/endpoint.ts';
import {
  type NotificationKind,
  notificationKinds,
  notificationsLimits,
} from '@portal/contract/notifications/notification-kinds.ts';
import type {
  notifications,
  Notification,
  ReadNotifications,
} from '@portal/contract/notifications/notifications.contract.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { publishToUsers } from '../../../platform/realtime/realtime.ts';
import { type BellReader, countUnread, findNotifications, markAsRead, type NotificationRow } from './bell.queries.ts';
import { bellPhrase } from './words/bell-phrase.ts';

/** The caller by present rights: what a right was taken for is not shown, not counted and not marked. */
const readerOf = ({ actor, scope }: Ctx): BellReader => ({
  userId: actor.userId,
  kinds: keysOf(notificationKinds).filter((kind: NotificationKind) => actor.permissions.has(notificationKinds[kind])),
  scope,
});

const instantOf = (at: Date | string): string => new Date(at).toISOString();

const present = (row: NotificationRow, ownAccount: number): Notification => {
  const { id, kind, at, read_at, account_id, account_name, load_id, claim_id, invoice_id, facts } = row;
  const route = (language: Language) =>
    row.origin === null ? '' : bellPhrase(language, 'route', { from: row.origin, to: row.destination ?? '' });
  const say = (part: 'title' | 'text') => {
    const spoken = (language: Language) =>
      bellPhrase(language, `${kind}.${part}`, {
        load: load_id ?? '',
        claim: claim_id ?? '',
        route: route(language),
        ...facts,
      });
    return { en: spoken('en'), es: spoken('es') };
  };
  return {
    id,
    kind,
    at: instantOf(at),
    read_at: read_at && instantOf(read_at),
    title: say('title'),
    text: say('text'),
    account: account_id === ownAccount ? null : { id: account_id, name: account_name },
    load_id,
    claim_id,
    invoice_id,
    approval_id: typeof facts['approval'] === 'number' ? facts['approval'] : null,
  };
};

/** What concerns the caller, the newest first. */
export const listNotifications = async (
  ctx: Ctx,
  before: number | undefined,
): Promise<Reply<typeof notifications.list>> => {
  const reader = readerOf(ctx);
  const [rows, unread] = await Promise.all([findNotifications(ctx.db, reader, before), countUnread(ctx.db, reader)]);
  const items = rows.slice(0, notificationsLimits.page).map((row) => present(row, ctx.actor.accountId));
  return { items, has_older: rows.length > items.length, unread };
};

export const countNotifications = async (ctx: Ctx): Promise<Reply<typeof notifications.count>> => ({
  unread: await countUnread(ctx.db, readerOf(ctx)),
});

/** Marks as read and notifies the caller's other pages. What is read already, or is somebody else's, is left alone. */
export const markNotificationsRead = (
  ctx: Ctx,
  which: ReadNotifications,
): Promise<Reply<typeof notifications.markRead>> =>
  withTransaction(ctx, async (tx) => {
    const reader = readerOf(tx);
    const isChanged = await markAsRead(tx.db, reader, which);
    if (isChanged) publishToUsers(tx, [tx.actor.userId]);
    return { unread: await countUnread(tx.db, reader) };
  });
