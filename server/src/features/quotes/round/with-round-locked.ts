import type { OpenCtx } from '../../../platform/context.ts';
import type { LockedLoad } from '../../loads/loads.queries.ts';
import { withAnyLoadLocked } from '../../loads/state/with-load-locked.ts';
import type { Round } from '../quotes.queries.ts';

/** The load of a round; `isPresent` unless it has been requoted since. */
type LoadOfRound = LockedLoad<'quote_round' | 'markup_version'> & { isPresent: boolean };

/** Runs `work` with the load of a round locked, as it has to be before the round, its requests and its quotes are. */
export const withRoundLocked = <T>(
  ctx: OpenCtx,
  { load_id, round }: Pick<Round, 'load_id' | 'round'>,
  work: (tx: OpenCtx, load: LoadOfRound) => Promise<T>,
): Promise<T> =>
  withAnyLoadLocked(ctx, load_id, ['quote_round', 'markup_version'], (tx, load) =>
    work(tx, { ...load, isPresent: load.quote_round === round }),
  );
