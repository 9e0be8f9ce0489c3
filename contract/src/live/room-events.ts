import { z } from 'zod';
import { invoiceStatuses } from '../billing/invoice-status.ts';
import { ClaimStatus } from '../claims/claim-schemas.ts';
import { Id } from '../values/values.ts';
import { LoadStatus } from '../loads/load-status-schemas.ts';
import { LoadId } from '../loads/load.ts';
import { CarrierQuote } from '../quotes/carrier-quote.ts';

/** What a socket may listen to: one load, what is said about it, the loads of one account, or all that the caller may see. */
export const Room = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('load'), id: LoadId }),
  z.strictObject({ kind: z.literal('conversation'), id: LoadId }),
  z.strictObject({ kind: z.literal('account'), id: Id }),
  z.strictObject({ kind: z.literal('all_loads') }),
]);
export type Room = z.infer<typeof Room>;

/** What a socket asks to join or leave: a room, or the number of a load for the load's own. */
export const RoomRequest = z.union([LoadId.transform((id): Room => ({ kind: 'load', id })), Room]);
export type RoomRequest = z.input<typeof RoomRequest>;

/** What the server sends to a load's room. Events are hints; after a reconnect the client reads again. */
export const roomEvents = {
  'new-quote': z.strictObject({ load_id: LoadId, carriers: z.array(CarrierQuote) }),
  'portal-tender-terminated': z.strictObject({ load_id: LoadId, status: LoadStatus }),
  /** The same beside it, for loads of accounts that are linked to the freight system. */
  'magaya-tender-terminated': z.strictObject({ load_id: LoadId, status: LoadStatus }),
  'load-changed': z.strictObject({ load_id: LoadId, status: LoadStatus }),
  'claim-changed': z.strictObject({ load_id: LoadId, claim_id: Id, status: ClaimStatus }),
  'invoice-changed': z.strictObject({ load_id: LoadId, status: z.enum(invoiceStatuses) }),
} as const;
export type RoomEvent = keyof typeof roomEvents;
export type RoomEventData = { [E in RoomEvent]: z.infer<(typeof roomEvents)[E]> };

/** What lists receive of a load: that something of a kind happened, without its contents. */
export const LoadHint = z.strictObject({
  load_id: LoadId,
  event: z.enum(Object.keys(roomEvents) as [RoomEvent, ...RoomEvent[]]),
});
export type LoadHint = z.infer<typeof LoadHint>;

export type ServerToClient = { [E in RoomEvent]: (data: RoomEventData[E]) => void } & {
  'load-hint': (hint: LoadHint) => void;
  /** Something was said about a load that the caller reads: read it again. */
  'conversation-changed': (data: { load_id: number }) => void;
  /** The person's own notifications are others than before: read them again. */
  'notifications-changed': () => void;
  'session-ended': () => void;
  /** The client answers with its next access token; without one the connection ends with the present token. */
  'renew-token': (reply: (token: string) => void) => void;
};
export type JoinReply = { ok: true } | { ok: false; code: string };
export type ClientToServer = {
  join: (room: RoomRequest, reply: (answer: JoinReply) => void) => void;
  leave: (room: RoomRequest) => void;
};
