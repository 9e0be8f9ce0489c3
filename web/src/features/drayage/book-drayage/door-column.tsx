import type { Location } from '@portal/contract/places/places.contract.ts';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../platform/current-user.ts';
import { currentLanguage } from '../../../platform/i18n.ts';
import { CardHead } from '../../../ui/card.tsx';
import { TimeRangeField } from '../../../ui/time-range-field.tsx';
import { atLocation, atTypedAddress, locationText } from '../../loads/book-load/stop-location.ts';
import { LocationField } from '../../places/location-field.tsx';
import { PlaceFields } from '../../places/place-fields.tsx';
import { usePlaceCompletion } from '../../places/use-place-completion.ts';
import { zoneName } from '../../places/zone-name.ts';
import classes from './book-drayage.module.css';
import { useBookDrayage } from './drayage-context.ts';
import type { DoorForm } from './drayage-form.ts';
import { StopMark } from './stop-mark.tsx';

/** The door: a saved location or a typed address, and its hours. */
export const DoorColumn = () => {
  const { t } = useTranslation();
  const me = useMe();
  const { form, change, errorOf } = useBookDrayage();
  const { door } = form;
  const isExport = form.direction === 'export';
  const changeDoor = (changes: Partial<DoorForm>) =>
    change((current) => ({ ...current, door: { ...current.door, ...changes } }), 'door');
  const completion = usePlaceCompletion(me.account.id, door, changeDoor);
  const title = t(`drayage.book.door.${isExport ? 'export' : 'import'}`);
  return (
    <div role="group" aria-label={title}>
      <CardHead
        title={<StopMark end={isExport ? 'pickup' : 'delivery'}>{title}</StopMark>}
        aside={completion.timezone && zoneName(completion.timezone, currentLanguage())}
      />
      <div className={classes.rows}>
        <LocationField
          text={locationText(door)}
          picked={door.location_id !== null}
          onText={(text) => changeDoor(atTypedAddress(text))}
          onPick={(location: Location) => changeDoor(atLocation(location))}
          error={errorOf('door.address')}
        />
        <PlaceFields
          value={door}
          onChange={(changes) => changeDoor({ ...changes, location_id: null })}
          completion={completion}
          errors={{
            zip_code: errorOf('door.zip_code') ?? errorOf('door'),
            city: errorOf('door.city'),
            state: errorOf('door.state'),
          }}
        />
        <TimeRangeField
          label={t(`drayage.book.door.${isExport ? 'loading_hours' : 'hours'}`)}
          value={{ from: door.open_time, to: door.close_time }}
          onChange={({ from, to }) => changeDoor({ open_time: from, close_time: to })}
          error={errorOf('door.open_time') ?? errorOf('door.close_time')}
        />
      </div>
    </div>
  );
};
