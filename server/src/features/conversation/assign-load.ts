import { personAssigned } from '@portal/contract/conversation/conversation.events.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { problem } from '../../platform/http/errors.ts';
import { emit } from '../../platform/jobs/events.ts';
import { writeHistory } from '../loads/history/write-history.ts';
import { loadInScope } from '../loads/load-in-scope.ts';
import { conversationChanged } from './conversation-changed.ts';
import { holdConversation } from './messages.queries.ts';
import { findAssignee, findReaders, setAssignee, setWatching } from './people.queries.ts';

/**
 * Gives a load to somebody of its account, who watches it from then on, or to nobody. What is so already stays untouched.
 * 404, 400 `conversation.unknown_person` at `user_id`.
 */
export const assignLoad = async (ctx: Ctx, loadId: number, userId: number | null): Promise<void> => {
  const load = await loadInScope(ctx, loadId);
  await withTransaction(ctx, async (tx) => {
    const among = userId === null ? [] : [userId];
    const person = (await findReaders(tx.db, load, { among })).find((one) => one.is_of_account);
    if (userId !== null && !person) throw problem('conversation.unknown_person', 400, { field: 'user_id' });
    await holdConversation(tx.db, loadId);
    if ((await findAssignee(tx.db, loadId))?.id === person?.id) return;
    await setAssignee(tx.db, loadId, userId);
    const history_id = await writeHistory(tx, loadId, {
      kind: 'edit',
      event: person ? 'assign' : 'assign_nobody',
      details: person ? { name: person.name } : {},
    });
    conversationChanged(tx, load, 'operator');
    if (!person) return;
    await setWatching(tx.db, loadId, [person.id], true);
    const by_user_id = tx.actor.kind === 'user' ? tx.actor.userId : null;
    await emit(tx, personAssigned, { load_id: loadId, user_id: person.id, history_id, by_user_id, by: tx.actor.name });
  });
};
