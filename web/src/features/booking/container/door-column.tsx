import type { Location } from '@portal/contract/places/saved-location.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { CardHead } from '../../../ui/primitives/card.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import { TimeRangeField } from '../../../ui/fields/time-range-field.tsx';
import { atLocation, atTypedAddress, locationText } from '../freight/stops/stop-location.ts';
import { LocationField } from '../../places/location-field.tsx';
import { PlaceFields } from '../../places/place-fields.tsx';
import { usePlaceCompletion } from '../../places/use-place-completion.ts';
import { zoneName } from '../../places/zone-name.ts';
import classes from './book-drayage.module.css';
import { useBookDrayage, useDrayageFaults, useDrayagePart, useDrayageParts } from './form/drayage-context.ts';
import { type DoorForm, endsAtPlace } from '../../drayage/form/drayage-form.ts';
import { PlaceField } from './place-field.tsx';
import { StopMark } from './stop-mark.tsx';
import { TerminalField } from './terminal-field.tsx';

const useDoor = () => {
  const me = useMe();
  const door = useDrayagePart('door');
  const { change } = useBookDrayage();
  const changeDoor = (changes: Partial<DoorForm>) =>
    change((current) => ({ ...current, door: { ...current.door, ...changes } }), 'door');
  const completion = usePlaceCompletion(me.account.id, door, changeDoor);
  return { door, changeDoor, completion };
};
type Door = ReturnType<typeof useDoor>;

/** The other end of the haul: the door, or where a one-way haul may end as well, another port or ramp. */
export const DoorColumn = () => {
  const { t } = useTranslation();
  const form = useDrayageParts('direction', 'ends_at');
  const door = useDoor();
  const isExport = form.direction === 'export';
  const atPlace = endsAtPlace(form);
  const title = t(`drayage.book.door.${isExport ? 'export' : 'import'}`);
  const zone = !atPlace && door.completion.timezone;
  return (
    <div role="group" aria-label={title}>
      <CardHead
        title={<StopMark end={isExport ? 'pickup' : 'delivery'}>{title}</StopMark>}
        aside={zone && zoneName(zone, currentLanguage())}
      />
      <div className={classes.rows}>
        {form.direction === 'one_way' && <EndChoice />}
        {atPlace ? (
          <>
            <PlaceField end="to_place" />
            <TerminalField end="to_place" />
          </>
        ) : (
          <DoorFields {...door} />
        )}
      </div>
    </div>
  );
};

const EndChoice = () => {
  const { t } = useTranslation();
  const end = useDrayagePart('ends_at');
  const { set } = useBookDrayage();
  return (
    <Segmented
      label={t('drayage.book.door.ends_at')}
      options={(['door', 'place'] as const).map((value) => ({ value, label: t(`drayage.book.door.at_${value}`) }))}
      value={end}
      onChange={(ends_at) => set({ ends_at })}
      fullWidth
    />
  );
};

/** A saved location or a typed address, and its hours. */
const DoorFields = ({ door, changeDoor, completion }: Door) => {
  const { t } = useTranslation();
  const isExport = useDrayagePart('direction') === 'export';
  const { faultOf } = useDrayageFaults();
  return (
    <>
      <LocationField
        text={locationText(door)}
        picked={door.location_id !== null}
        onText={(text) => changeDoor(atTypedAddress(text, door))}
        onPick={(location: Location) => changeDoor(atLocation(location))}
        error={faultOf('door.address')}
      />
      <PlaceFields
        value={door}
        onChange={(changes) => changeDoor({ ...changes, location_id: null })}
        completion={completion}
        errors={{
          zip_code: faultOf('door.zip_code') ?? faultOf('door'),
          city: faultOf('door.city'),
          state: faultOf('door.state'),
        }}
      />
      <TimeRangeField
        label={t(`drayage.book.door.${isExport ? 'loading_hours' : 'hours'}`)}
        value={{ from: door.open_time, to: door.close_time }}
        onChange={({ from, to }) => changeDoor({ open_time: from, close_time: to })}
        error={faultOf('door.open_time') ?? faultOf('door.close_time')}
      />
    </>
  );
};
