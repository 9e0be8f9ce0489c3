import { z } from 'zod';
import { event } from '../events/event.ts';
import { Id } from '../values/values.ts';
import { LoadId } from './load.ts';

/** Somebody saved a load that was not there before. */
export const loadCreated = event('load.created', z.object({ load_id: LoadId }));

/** A round of quotes was opened: its carriers can be asked for prices. */
export const quotesRequested = event('quotes.requested', z.object({ load_id: LoadId, round_id: Id, account_id: Id }));

/** A stop of a booked load was changed; `history_id` is the line of the load's history that says how. */
export const loadStopChanged = event('load.stop-changed', z.object({ load_id: LoadId, history_id: Id }));

/** The carrier refused a cancellation and has the load still; `reason_code` is its own. */
export const cancellationRefused = event(
  'load.cancellation-refused',
  z.object({ load_id: LoadId, reason_code: z.string() }),
);

/** The carrier was informed of a cancellation by a way that does not confirm it: somebody has to make sure. */
export const cancellationAsked = event('load.cancellation-asked', z.object({ load_id: LoadId, tender_id: Id }));

/** `tender_id` is the tender that was taken back, if there was one. */
export const loadCancelled = event('load.cancelled', z.object({ load_id: LoadId, tender_id: Id.nullable() }));
