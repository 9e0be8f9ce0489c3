import { z } from 'zod';
import { event } from '../events/event.ts';
import { LoadId } from '../loads/load.ts';
import { Id } from '../values/values.ts';

/** The line of the load's history that was written with it: no two events of a load share one. */
const history_id = Id;

/** Operations were asked for the price of a load that no carrier prices. */
export const operationsAsked = event('quotes.operations-asked', z.object({ load_id: LoadId, history_id }));

/** Operations gave a load back without a price; `reason` is what has to change first. */
export const loadHandedBack = event(
  'drayage.handed-back',
  z.object({ load_id: LoadId, reason: z.string(), history_id }),
);

export const loadQuotedByHand = event('drayage.quoted-by-hand', z.object({ load_id: LoadId, history_id }));

/** The carriers of a round have answered, and at least one of them has quoted. */
export const quotesReady = event('quotes.ready', z.object({ load_id: LoadId, round_id: Id }));
