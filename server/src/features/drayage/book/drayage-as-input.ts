import type { DrayageInput } from '@portal/contract/drayage/drayage-input.ts';
import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';

const doorOf = (door: DrayageLoad['door']): DrayageInput['door'] => {
  if (!door) return null;
  const { id: _id, type: _type, timezone: _zone, lat: _lat, lng: _lng, is_terminal: _terminal, ...stop } = door;
  return stop;
};

type Reply = Omit<DrayageLoad, keyof DrayageInput>;

/** What a drayage load says beyond its input. */
const replyOnlyFields: Readonly<Record<Exclude<keyof Reply, 'id'>, true>> = {
  status: true,
  version: true,
  distance_miles: true,
  requote_needed: true,
  operations_since: true,
  editable: true,
  missing_references: true,
  service: true,
  clock: true,
  containers: true,
};

/** A drayage load as the body that would make it again. */
export const drayageAsInput = ({ id: _id, place, to_place, door, ...load }: DrayageLoad): DrayageInput => {
  const input = Object.fromEntries(Object.entries(load).filter(([name]) => !(name in replyOnlyFields)));
  return {
    ...(input as Omit<DrayageInput, 'place' | 'to_place' | 'door' | 'draft' | 'copied_from'>),
    place: place.code,
    to_place: to_place?.code ?? null,
    door: doorOf(door),
    copied_from: null,
    draft: false,
  };
};
