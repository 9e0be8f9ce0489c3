import { conversationChanged } from './conversation-changed.ts';
import { messageWritten, peopleNamed } from '@portal/contract/conversation/conversation.events.ts';
import type { Audience } from '@portal/contract/conversation/audiences.ts';
import type { LoadPerson, Message, MessageChange, NewMessage } from '@portal/contract/conversation/message.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { problem } from '../../platform/http/errors.ts';
import { emit } from '../../platform/jobs/events.ts';
import { loadInScope } from '../loads/load-in-scope.ts';
import { findLoad } from '../loads/loads.queries.ts';
import { audiencesOf, requireAudience, sideOf } from './audiences-of.ts';
import {
  deleteMessage,
  findAccountName,
  findKeyName,
  findMessage,
  holdConversation,
  insertMessage,
  type MessageRow,
  replaceMentions,
  updateText,
  withdrawMessage,
} from './messages.queries.ts';
import { audiencesOfReader, findReaders, setWatching } from './people.queries.ts';
import { isOwn, presentMessage } from './present-message.ts';

type Load = { id: number; account_id: number };

const noMessage = () => problem('conversation.not_found', 404);

/** The load that a message is said to be of; 404 as for a message that does not exist. */
const loadOfMessage = async (ctx: Ctx, loadId: number): Promise<Load> => {
  const load = await findLoad(ctx, ctx.scope, loadId, ['id', 'account_id']);
  if (!load) throw noMessage();
  return load;
};

/** What a message says of its author: never a person’s name alone for a key or for somebody signed in as an account. */
const authorOf = async ({ actor, db }: Ctx) => ({
  actor_kind: actor.kind,
  user_id: actor.userId,
  account_id: actor.accountId,
  api_key_id: actor.kind === 'api_key' ? actor.keyId : null,
  author_name: actor.kind === 'api_key' ? await findKeyName(db, actor.keyId) : actor.name || actor.email,
  author_as: actor.kind === 'signed_in_as' ? await findAccountName(db, actor.accountId) : null,
});

/** 400 for somebody the caller does not know of, or who does not read this audience. */
const peopleToName = async (tx: Ctx, load: Load, audience: Audience, ids: readonly number[]): Promise<LoadPerson[]> => {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return [];
  const onlooker = { scope: tx.scope, audiences: audiencesOf(tx, load) };
  const readers = await findReaders(tx.db, load, { onlooker, among: distinct });
  return distinct.map((id) => {
    const reader = readers.find((one) => one.id === id);
    const field = `mentions.${ids.indexOf(id)}`;
    if (!reader) throw problem('conversation.unknown_person', 400, { field });
    if (!audiencesOfReader(reader).includes(audience)) throw problem('conversation.not_a_reader', 400, { field });
    return { id, name: reader.name };
  });
};

const presentById = async (tx: Ctx, load: Load, id: number): Promise<Message> => {
  const row = await findMessage(tx.db, { loadId: load.id, audiences: audiencesOf(tx, load) }, id);
  if (!row) throw noMessage();
  return presentMessage(tx, row);
};

/**
 * Writes about a load, for an audience that stays as it is. The author and whom it names watch the load from then on.
 * 404, 403 at `audience`, 400 `conversation.unknown_person`, `conversation.not_a_reader`.
 */
export const writeMessage = async (ctx: Ctx, loadId: number, input: NewMessage): Promise<Message> => {
  const load = await loadInScope(ctx, loadId);
  requireAudience(ctx, load, input.audience);
  return withTransaction(ctx, async (tx) => {
    const named = await peopleToName(tx, load, input.audience, input.mentions);
    await holdConversation(tx.db, loadId);
    const id = await insertMessage(tx.db, {
      load_id: loadId,
      audience: input.audience,
      side: sideOf(tx, load),
      text: input.text,
      ...(await authorOf(tx)),
    });
    await replaceMentions(tx.db, id, named);
    const author = tx.actor.kind === 'user' ? [tx.actor.userId] : [];
    await setWatching(tx.db, loadId, [...author, ...named.map((one) => one.id)], true);
    conversationChanged(tx, load, input.audience);
    await emit(tx, messageWritten, { message_id: id });
    return presentById(tx, load, id);
  });
};

/** A message of the caller’s own, held until commit. 404 for what others wrote, whether the caller reads it or not. */
const holdOwnMessage = async (tx: Ctx, load: Load, id: number): Promise<MessageRow> => {
  const reading = { loadId: load.id, audiences: audiencesOf(tx, load) };
  if (!(await findMessage(tx.db, reading, id))) throw noMessage();
  await holdConversation(tx.db, load.id);
  const row = await findMessage(tx.db, reading, id);
  if (!row || !isOwn(tx, row)) throw noMessage();
  return row;
};

/** Changes an own message. 404, 409 `conversation.too_late` after 15 minutes or once it was withdrawn. */
export const changeMessage = async (ctx: Ctx, loadId: number, id: number, input: MessageChange): Promise<Message> => {
  const load = await loadOfMessage(ctx, loadId);
  return withTransaction(ctx, async (tx) => {
    const row = await holdOwnMessage(tx, load, id);
    if (!row.is_changeable || row.withdrawn_at !== null) throw problem('conversation.too_late', 409);
    const named = await peopleToName(tx, load, row.audience, input.mentions);
    await updateText(tx.db, id, input.text);
    await replaceMentions(tx.db, id, named);
    const added = named.map((one) => one.id).filter((one) => !row.mentions.some((former) => former.id === one));
    await setWatching(tx.db, loadId, added, true);
    conversationChanged(tx, load, row.audience);
    if (added.length > 0) await emit(tx, peopleNamed, { message_id: id, user_ids: added });
    return presentById(tx, load, id);
  });
};

/** Deletes an own message within 15 minutes; later it is withdrawn, and its line stays. 404. */
export const removeMessage = async (ctx: Ctx, loadId: number, id: number): Promise<void> => {
  const load = await loadOfMessage(ctx, loadId);
  await withTransaction(ctx, async (tx) => {
    const row = await holdOwnMessage(tx, load, id);
    await (row.is_changeable && row.withdrawn_at === null ? deleteMessage : withdrawMessage)(tx.db, id);
    conversationChanged(tx, load, row.audience);
  });
};
