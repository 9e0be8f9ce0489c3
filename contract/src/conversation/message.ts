import { z } from 'zod';
import { actorKinds } from '../access/actor.ts';
import { Id, Instant, requiredLongText } from '../values/values.ts';
import { audiences, messageLimits, messageSides } from './audiences.ts';

export const Audience = z.enum(audiences);

/** Somebody who may read of a load. */
export const LoadPerson = z.strictObject({ id: Id, name: z.string() });
export type LoadPerson = z.infer<typeof LoadPerson>;

/** The same with what they may read, for whom to name and whom to assign. */
export const ConversationPerson = LoadPerson.extend({
  side: z.enum(messageSides),
  audiences: z.array(Audience),
});
export type ConversationPerson = z.infer<typeof ConversationPerson>;

export const MessageAuthor = z.strictObject({
  kind: z.enum(actorKinds),
  /** The name as it was: a person’s, or that of the key of a program. */
  name: z.string(),
  /** The account it was written as, by somebody who was signed in as that one. */
  as: z.string().nullable(),
  /** Whose it is where that is another account than the reader’s, and the reader may know. */
  company: z.string().nullable(),
  side: z.enum(messageSides),
});

export const Message = z.strictObject({
  id: Id,
  audience: Audience,
  author: MessageAuthor,
  /** Written by the caller: the same person, key or session’s account. */
  is_own: z.boolean(),
  /** Empty once it was withdrawn. */
  text: z.string(),
  /** Whom it names. */
  mentions: z.array(LoadPerson),
  at: Instant,
  edited_at: Instant.nullable(),
  withdrawn_at: Instant.nullable(),
  /** Until when its author may still change it, or delete it without a trace; null for everybody else. */
  changeable_until: Instant.nullable(),
});
export type Message = z.infer<typeof Message>;

const mentions = z.array(Id).max(messageLimits.mentions).default([]);

export const NewMessage = z.strictObject({
  text: requiredLongText(messageLimits.characters),
  audience: Audience,
  /** People who are notified, by their ids; each must be one who may read it. */
  mentions,
});
export type NewMessage = z.infer<typeof NewMessage>;

/** Whoever is read by a message stays its readers: the audience cannot be changed. */
export const MessageChange = z.strictObject({ text: NewMessage.shape.text, mentions });
export type MessageChange = z.infer<typeof MessageChange>;
