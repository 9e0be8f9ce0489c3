import type { Location } from '@portal/contract/places/saved-location.ts';
import { useBookLoad, useLoadFaults, useLoadPart } from '../form/book-load-context.ts';
import { withFlagAt, withPlaceKindAt } from '../accessorials/accessorials-and-flags.ts';
import type { LoadForm, StopForm } from '../form/load-form.ts';

/** The form with one stop changed; a saved location also sets the stop's access flags. */
const withStop = (
  form: LoadForm,
  index: number,
  edit: (stop: StopForm) => Partial<StopForm>,
  location?: Location,
): LoadForm => {
  const changed = {
    ...form,
    stops: form.stops.map((stop, at) => (at === index ? { ...stop, ...edit(stop) } : stop)),
  };
  if (!location) return changed;
  const residential = withFlagAt(changed, index, 'residential', location.residential);
  const limited = withFlagAt(residential, index, 'limited_access', location.limited_access);
  return location.limited_access && location.limited_access_type
    ? withPlaceKindAt(limited, index, location.limited_access_type)
    : limited;
};

/** One stop of the form with its changes and faults. */
export const useStop = (index: number) => {
  const { change } = useBookLoad();
  const { faultOf } = useLoadFaults();
  const stop = useLoadPart(`stops.${index}`);
  return {
    stop,
    changeStop: (edit: (stop: StopForm) => Partial<StopForm>, location?: Location) =>
      change((current) => withStop(current, index, edit, location), `stops.${index}`),
    faultOf: (field: string) => faultOf(`stops.${index}.${field}`),
  };
};
