import { LocationField } from '../../../places/location-field.tsx';
import { PlaceFields } from '../../../places/place-fields.tsx';
import { SaveLocation } from '../../../places/save-location.tsx';
import type { usePlaceCompletion } from '../../../places/use-place-completion.ts';
import type { StopForm } from '../form/load-form.ts';
import { atLocation, atTypedAddress, canBeSaved, locationOfStop, locationText } from './stop-location.ts';
import { StopLocationNotes } from './stop-location-notes.tsx';
import { useFromLoad } from '../form/book-load-context.ts';
import { usePickedLocation } from './use-picked-location.ts';
import { useStop } from './use-stop.ts';

type StopPlaceProps = { index: number; completion: ReturnType<typeof usePlaceCompletion> };

/** Where a stop is: a saved location or an address, and its ZIP code, city and state. */
export const StopPlace = ({ index, completion }: StopPlaceProps) => {
  const { stop, changeStop, faultOf } = useStop(index);
  const day = useFromLoad(({ pickup_date }) => (index === 0 ? pickup_date : ''));
  const pick = usePickedLocation(index, day);
  return (
    <>
      <LocationField
        text={locationText(stop)}
        picked={stop.location_id !== null}
        onText={(text) => changeStop(() => atTypedAddress(text, stop))}
        onPick={pick}
        error={faultOf('address')}
      />
      <PlaceFields
        value={stop}
        onChange={(change) => changeStop((): Partial<StopForm> => ({ ...change, location_id: null }))}
        completion={completion}
        errors={{ zip_code: faultOf('zip_code'), city: faultOf('city'), state: faultOf('state') }}
      />
      {canBeSaved(stop) && (
        <SaveLocation
          location={locationOfStop(stop)}
          onSaved={(location) => changeStop(() => atLocation(location, day), location)}
        />
      )}
      {stop.location_id !== null && <StopLocationNotes index={index} locationId={stop.location_id} day={day} />}
    </>
  );
};
