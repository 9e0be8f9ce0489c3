import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { StopChange } from '@portal/contract/loads/load-parts.contract.ts';
import { isCommitted, isOver } from '@portal/contract/loads/load-states.ts';
import { type Country, isZipCode } from '@portal/contract/places/zip-code.ts';
import type { Ctx } from '../../../platform/context.ts';
import { notFound, problem } from '../../../platform/http/errors.ts';
import { changeBookedStop } from './change-booked-stop.ts';
import { editLoad } from '../change/edit-load.ts';
import { getLoadDetails } from '../details/get-load-details.ts';
import { updateStop } from '../book/load-parts.queries.ts';
import { assertContact } from '../../places/assert-contact.ts';
import { withLoadLocked } from '../state/with-load-locked.ts';
import { accessorialsForStops, writeAccessorials } from '../book/stop-accessorials.ts';

type KnownPlace = { zip_code: string; country?: Country | undefined };

/** City and state of another postal code are its own, unless they are given with it; the country stays while it can. */
const withoutOldPlace = ({ zip_code, country }: StopChange, known: KnownPlace) => {
  const next = { zip_code: zip_code ?? known.zip_code, country: country ?? known.country };
  if (next.zip_code === known.zip_code && next.country === known.country) return {};
  const stays = next.country && isZipCode(next.zip_code, next.country);
  return { city: '', state: '', country: country ?? (stays ? next.country : undefined) };
};

const changeOpenStop = (tx: Ctx, load: LoadDetails, position: number, change: StopChange): Promise<LoadDetails> =>
  editLoad(tx, load.id, {
    change: (current) => {
      const known = current.stops[position];
      if (!known) throw notFound();
      const stops = current.stops.with(position, { ...known, ...withoutOldPlace(change, known), ...change });
      assertContact(
        { open_time: known.open_time, close_time: known.close_time, ...change },
        stops[position]?.country ?? 'US',
        '',
      );
      return { stops, accessorials: accessorialsForStops(current, stops) };
    },
    write: async (tx2, { stops }, prepared, { accessorials }) => {
      const [known, stop] = [stops[position], prepared.stops[position]];
      if (known && stop) await updateStop(tx2, known.id, stop);
      await writeAccessorials(tx2, load, accessorials);
    },
    event: 'change_stop',
    details: { stop_id: load.stops[position]?.id, fields: Object.keys(change) },
  });

/**
 * Changes a stop. Before booking anything may change, and what the price depends on asks for a requote; the ZIP code
 * stays once carriers were asked (409 `tendering.zip_changed`). From the tender on `changeBookedStop` decides; a load
 * that is over stays as it is (409 `loads.over`). 404 for what is not the caller's, and a stop of another load.
 */
export const changeStop = (
  ctx: Ctx,
  loadId: number,
  stopId: number,
  { reason, ...change }: StopChange,
): Promise<LoadDetails> =>
  withLoadLocked(ctx, loadId, ['quote_round'], async (tx, locked) => {
    const { status, quote_round } = locked;
    const load = await getLoadDetails(tx, loadId);
    const position = load.stops.findIndex(({ id }) => id === stopId);
    const stop = load.stops[position];
    if (!stop) throw notFound();
    const isBooked = isCommitted(status);
    if (isOver(status)) throw problem('loads.over', 409);
    const zipIsFixed = isBooked || quote_round > 0;
    const other = (['zip_code', 'country'] as const).find((field) => (change[field] ?? stop[field]) !== stop[field]);
    if (zipIsFixed && other) throw problem('tendering.zip_changed', 409, { field: other });
    return isBooked
      ? changeBookedStop(tx, locked, load, { stop, change, reason })
      : changeOpenStop(tx, load, position, change);
  });
