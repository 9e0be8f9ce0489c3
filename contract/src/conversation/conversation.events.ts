import { z } from 'zod';
import { event } from '../events/event.ts';
import { Id } from '../values/values.ts';

/** A message was written on a load. */
export const messageWritten = event('conversation.message-written', z.object({ message_id: Id }));

/** People were named in a message after it was written, by a change of its text. */
export const peopleNamed = event('conversation.people-named', z.object({ message_id: Id, user_ids: z.array(Id) }));

/** A load was given to somebody, by a person or key of this name. */
export const personAssigned = event(
  'conversation.person-assigned',
  z.object({ load_id: Id, user_id: Id, history_id: Id, by_user_id: Id.nullable(), by: z.string() }),
);
