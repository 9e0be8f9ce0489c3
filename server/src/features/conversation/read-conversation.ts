import type { conversation } from '@portal/contract/conversation/conversation.contract.ts';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { loadInScope } from '../loads/load-in-scope.ts';
import { audiencesOf } from './audiences-of.ts';
import { countMessages, findAccountName, findMessages, holdConversation } from './messages.queries.ts';
import {
  audiencesOfReader,
  findAssignee,
  findReaders,
  findWatchers,
  isWatching,
  setRead,
  setWatching,
} from './people.queries.ts';
import { presentMessage } from './present-message.ts';

/** The person whose read marks count: programs and whoever is signed in as another account have none. */
const personOf = ({ actor }: Ctx): number | null => (actor.kind === 'user' ? actor.userId : null);

/** What is said about a load, as far as the caller reads it: a message for others does not exist. 404. */
export const readConversation = async (
  ctx: Ctx,
  loadId: number,
  before: number | undefined,
): Promise<Reply<typeof conversation.read>> => {
  const load = await loadInScope(ctx, loadId);
  const audiences = audiencesOf(ctx, load);
  const person = personOf(ctx);
  const rows = (await findMessages(ctx.db, { loadId, audiences }, before)).toReversed();
  const firstShown = rows[0]?.id ?? 0;
  const [counts, name, assignee, watchers, is_watching] = await Promise.all([
    countMessages(ctx.db, { loadId, audiences }, { firstShown, userId: person }),
    findAccountName(ctx.db, load.account_id),
    findAssignee(ctx.db, loadId),
    findWatchers(ctx.db, loadId, { scope: ctx.scope, audiences }),
    person === null ? false : isWatching(ctx.db, loadId, person),
  ]);
  return {
    items: rows.map((row) => presentMessage(ctx, row)),
    ...counts,
    audiences,
    account: { id: load.account_id, name },
    operator_name: ctx.services.settings.get(operatorIdentity).name,
    assignee,
    watchers,
    is_watching,
  };
};

/** Whom the caller may name in a message on this load, and what each of them reads. 404. */
export const listPeople = async (ctx: Ctx, loadId: number): Promise<Reply<typeof conversation.people>> => {
  const load = await loadInScope(ctx, loadId);
  const audiences = audiencesOf(ctx, load);
  const readers = await findReaders(ctx.db, load, { onlooker: { scope: ctx.scope, audiences } });
  return {
    items: readers.map((reader) => ({
      id: reader.id,
      name: reader.name,
      side: reader.is_of_account ? 'account' : reader.is_operator ? 'operator' : 'above',
      audiences: audiencesOfReader(reader).filter((one) => audiences.includes(one)),
    })),
  };
};

/** Marks what the caller reads of a load as read up to a message. 404. */
export const markRead = async (
  ctx: Ctx,
  loadId: number,
  upTo: number,
): Promise<Reply<typeof conversation.markRead>> => {
  const load = await loadInScope(ctx, loadId);
  return withTransaction(ctx, async (tx) => {
    const reading = { loadId, audiences: audiencesOf(tx, load) };
    // No further than the newest there is: what is written later is unread.
    const [newest] = await findMessages(tx.db, reading, undefined);
    if (newest) await setRead(tx.db, loadId, tx.actor.userId, Math.min(upTo, newest.id));
    const { unread } = await countMessages(tx.db, reading, { firstShown: 0, userId: tx.actor.userId });
    return { unread };
  });
};

/** The caller is notified of messages on a load from now on, or no longer. 404. */
export const watchLoad = async (ctx: Ctx, loadId: number, watches: boolean): Promise<void> => {
  await loadInScope(ctx, loadId);
  await withTransaction(ctx, async (tx) => {
    await holdConversation(tx.db, loadId);
    await setWatching(tx.db, loadId, [tx.actor.userId], watches);
  });
};
