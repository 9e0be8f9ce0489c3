import { keysOf } from '@portal/contract/values/records.ts';
import { loadStopChanged } from '@portal/contract/loads/loads.events.ts';
import type { LoadDetails, Stop } from '@portal/contract/loads/load.ts';
import type { StopChange } from '@portal/contract/loads/load-parts.contract.ts';
import { guardedStopFields } from '@portal/contract/loads/booked-stop.ts';
import { committedStatuses } from '@portal/contract/loads/load-states.ts';
import { refuseSignedInAs } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { publish } from '../../../platform/realtime/realtime.ts';
import { compareFields } from '../change/compare-loads.ts';
import { getLoadDetails } from '../details/get-load-details.ts';
import { updateBookedStop } from '../book/load-parts.queries.ts';
import { type LockedLoad, updateLoad } from '../loads.queries.ts';
import { assertContact } from '../../places/assert-contact.ts';
import { requireConsent } from '../../../platform/vetoes.ts';
import { changeBookedLoad } from '../load-acts.ts';
import { writeHistory } from '../history/write-history.ts';

type Change = Omit<StopChange, 'reason'>;
type Field = keyof Change;
type BookedStopChange = { stop: Stop; change: Change; reason: string | undefined };

/** The price was made with these, and the carrier has them. */
const fixed: readonly Field[] = [
  'zip_code',
  'country',
  'city',
  'state',
  'residential',
  'limited_access',
  'limited_access_type',
  'location_id',
];
const guarded: readonly Field[] = guardedStopFields;
/** What a driver cannot do without. */
const needed: readonly Field[] = ['name', 'address'];

const changedFields = (stop: Stop, change: Change): Field[] =>
  keysOf(change).filter((field) => JSON.stringify(change[field]) !== JSON.stringify(stop[field]));

const check = (fields: readonly Field[], { stop, change, reason }: BookedStopChange): void => {
  const refused = fields.find((field) => fixed.includes(field));
  if (refused) throw problem('loads.booked', 409, { field: refused });
  const emptied = fields.find((field) => change[field] === '' && needed.includes(field));
  if (emptied) throw problem('http.required', 400, { field: emptied });
  if (change.contact?.phone === '') throw problem('tendering.phone_missing', 400, { field: 'contact.phone' });
  if (change.contact?.name === '' && stop.contact.name !== '') {
    throw problem('tendering.contact_missing', 400, { field: 'contact.name' });
  }
  assertContact({ open_time: stop.open_time, close_time: stop.close_time, ...change }, stop.country, '');
  if (!reason && fields.some((field) => guarded.includes(field))) {
    throw problem('loads.reason_missing', 400, { field: 'reason' });
  }
};

const pick = (from: Partial<Record<Field, unknown>>, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, from[field]]));

/** The trace of a change, in the same transaction: history, audit, and the event that reaches admins, operator and papers. */
const report = async (
  tx: Ctx,
  load: LoadDetails,
  stop: Stop,
  fields: readonly Field[],
  change: Change,
  reason = '',
) => {
  const [before, after] = [pick(stop, fields), pick(change, fields)];
  const part = { type: 'stop', position: load.stops.indexOf(stop) + 1, name: stop.type } as const;
  const changes = compareFields(stop, change, fields, part);
  const line = { kind: 'edit', event: 'change_stop', changes, details: { stop_id: stop.id, fields } } as const;
  const historyId = await writeHistory(tx, load.id, reason ? { ...line, reason } : line);
  await audit(tx, {
    action: 'load.stop-changed',
    object_type: 'stop',
    object_id: stop.id,
    account_id: load.account.id,
    before: { load_id: load.id, ...before },
    after: { load_id: load.id, ...after, reason },
  });
  await emit(tx, loadStopChanged, { load_id: load.id, history_id: historyId });
};

/**
 * Changes a stop of a load that is booked, always with a reason.
 * 400 `loads.reason_missing`; 409 `loads.booked` for what the price was made with.
 */
export const changeBookedStop = async (
  tx: Ctx,
  locked: LockedLoad,
  load: LoadDetails,
  { stop, change, reason }: BookedStopChange,
): Promise<LoadDetails> => {
  refuseSignedInAs(tx.actor);
  const fields = changedFields(stop, change);
  check(fields, { stop, change, reason });
  if (fields.length === 0) return load;
  const of = { load_id: load.id, account_id: load.account.id };
  await requireConsent(tx, changeBookedLoad, { ...of, stop_id: stop.id, fields });
  await updateBookedStop(tx, stop.id, change);
  if (!(await updateLoad(tx, locked, committedStatuses, {}))) throw problem('loads.already_moved', 409);
  await report(tx, load, stop, fields, change, reason);
  publish(tx, load.id, 'load-changed', { load_id: load.id, status: load.status });
  return getLoadDetails(tx, load.id);
};
