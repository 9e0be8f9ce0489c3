import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { LoadIdText } from '../loads/load.ts';
import { Id, IdText } from '../values/values.ts';
import { conversationCalls } from './conversation.calls.ts';
import { Audience, ConversationPerson, LoadPerson, Message, MessageChange, NewMessage } from './message.ts';

const byLoad = z.strictObject({ id: LoadIdText });
const byMessage = z.strictObject({ id: LoadIdText, message_id: IdText });

export const conversation = contract(conversationCalls, {
  read: {
    summary: 'The newest messages of a load that the caller may read, oldest first, with who works on the load',
    params: byLoad,
    query: z.strictObject({
      /** Messages before this one. */
      before: IdText.optional(),
    }),
    reply: z.strictObject({
      items: z.array(Message),
      /** How many there are before these. */
      earlier: z.int(),
      total: z.int(),
      /** Messages of others that the caller has not read. */
      unread: z.int(),
      /** What the caller may read and write, the narrowest first. */
      audiences: z.array(Audience),
      account: LoadPerson,
      /** The name of whoever runs the portal. */
      operator_name: z.string(),
      assignee: LoadPerson.nullable(),
      watchers: z.array(LoadPerson),
      is_watching: z.boolean(),
    }),
    errors: [404],
  },
  people: {
    summary: 'Whom a message on a load may name, each with what they may read; those of its account may be assigned',
    params: byLoad,
    reply: z.strictObject({ items: z.array(ConversationPerson) }),
    errors: [404],
  },
  write: {
    summary: 'Write a message on a load; who reads it is fixed with it',
    params: byLoad,
    body: NewMessage,
    reply: Message,
    status: 201,
    errors: [404],
    perMinute: 60,
  },
  change: {
    summary: 'Change an own message within 15 minutes',
    params: byMessage,
    body: MessageChange,
    reply: Message,
    errors: [404, 409],
    perMinute: 60,
  },
  remove: {
    summary: 'Delete an own message within 15 minutes, or withdraw it later, which leaves a line',
    params: byMessage,
    errors: [404],
    perMinute: 60,
  },
  markRead: {
    summary: 'Mark the messages of a load as read up to one',
    params: byLoad,
    body: z.strictObject({ up_to: Id }),
    reply: z.strictObject({ unread: z.int() }),
    errors: [404],
  },
  watch: {
    summary: 'Be notified of messages on a load, or no longer',
    params: byLoad,
    body: z.strictObject({ is_watching: z.boolean() }),
    errors: [404],
    perMinute: 120,
  },
  assign: {
    summary: 'Assign a load to a person of its account, or to no one',
    params: byLoad,
    body: z.strictObject({ user_id: Id.nullable() }),
    errors: [404],
    perMinute: 120,
  },
});
