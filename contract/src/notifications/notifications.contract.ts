import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { LoadId } from '../loads/load.ts';
import { keysOf } from '../values/records.ts';
import { Id, IdText, Instant } from '../values/values.ts';
import { BothLanguages } from '../words/language-schemas.ts';
import { notificationKinds } from './notification-kinds.ts';
import { notificationsCalls } from './notifications.calls.ts';

/** One thing that happened and concerns the caller. It leads to the request, the case, the invoice or the load it names, in this order. */
export const Notification = z.strictObject({
  id: Id,
  kind: z.enum(keysOf(notificationKinds)),
  at: Instant,
  /** Null while it is unread. */
  read_at: Instant.nullable(),
  title: BothLanguages,
  text: BothLanguages,
  /** Named where it is not the caller's own account. */
  account: z.strictObject({ id: Id, name: z.string() }).nullable(),
  load_id: LoadId.nullable(),
  claim_id: Id.nullable(),
  invoice_id: Id.nullable(),
  /** The request for an approval it is about. */
  approval_id: Id.nullable(),
});
export type Notification = z.infer<typeof Notification>;

const Unread = z.int().min(0);
/**
 * Some of them by their numbers, those about a load the caller looks at, or all up to the newest one the caller has
 * seen: what came later stays unread.
 */
const ReadNotifications = z.union([
  z.strictObject({ ids: z.array(Id).min(1).max(100) }),
  z.strictObject({ load_id: LoadId }),
  z.strictObject({ up_to: Id }),
]);
export type ReadNotifications = z.infer<typeof ReadNotifications>;

export const notifications = contract(notificationsCalls, {
  list: {
    summary: 'What concerns the caller, the newest first; `before` continues after the oldest of the former page',
    query: z.strictObject({ before: IdText.optional() }),
    reply: z.strictObject({ items: z.array(Notification), has_older: z.boolean(), unread: Unread }),
  },
  count: {
    summary: 'How many of them are unread; counted up to 100',
    reply: z.strictObject({ unread: Unread }),
  },
  markRead: {
    summary: 'Mark notifications of the caller as read; of others it names nothing happens',
    body: ReadNotifications,
    reply: z.strictObject({ unread: Unread }),
  },
});
