import { z } from 'zod';
import { ClaimStatus } from '../claims/claim-schemas.ts';
import { Id } from '../values/values.ts';
import { LoadStatus } from '../loads/load-status-schemas.ts';
import { LoadId } from '../loads/load.ts';
import { CarrierQuote } from '../quotes/quotes.contract.ts';

/** What the server tells a load's room. Events are hints; after a reconnect the client reads again. */
export const roomEvents = {
  'new-quote': z.strictObject({ load_id: LoadId, carriers: z.array(CarrierQuote) }),
  'portal-tender-terminated': z.strictObject({ load_id: LoadId, status: LoadStatus }),
  'load-changed': z.strictObject({ load_id: LoadId, status: LoadStatus }),
  'claim-changed': z.strictObject({ load_id: LoadId, claim_id: Id, status: ClaimStatus }),
} as const;
export type RoomEvent = keyof typeof roomEvents;
export type RoomEventData = { [E in RoomEvent]: z.infer<(typeof roomEvents)[E]> };

export type ServerToClient = { [E in RoomEvent]: (data: RoomEventData[E]) => void } & { 'session-ended': () => void };
export type JoinReply = { ok: true } | { ok: false; code: string };
export type ClientToServer = {
  join: (loadId: number, reply: (answer: JoinReply) => void) => void;
  leave: (loadId: number) => void;
};
