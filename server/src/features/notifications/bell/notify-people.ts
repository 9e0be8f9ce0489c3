import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { publishToUsers } from '../../../platform/realtime/realtime.ts';
import { insertNews, type News } from './bell.queries.ts';

/** Notifies each of these people once, however often it is called with the same event, and their open pages at once. */
export const notifyPeople = (ctx: OpenCtx, news: News, userIds: readonly (number | null)[]): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const people = [...new Set(userIds)].filter((id) => id !== null);
    publishToUsers(tx, await insertNews(tx.db, news, people));
  });
