import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { publishToUsers } from '../../../platform/realtime/realtime.ts';
import { insertNews, type News } from './bell.queries.ts';

/**
 * Notifies each of these people once, however often it is called with the same event, and their open pages at once; answers
 * those who did not have it.
 */
export const notifyPeople = (ctx: OpenCtx, news: News, userIds: readonly (number | null)[]): Promise<number[]> =>
  withTransaction(ctx, async (tx) => {
    const people = [...new Set(userIds)].filter((id) => id !== null);
    const notified = await insertNews(tx.db, news, people);
    publishToUsers(tx, notified);
    return notified;
  });
