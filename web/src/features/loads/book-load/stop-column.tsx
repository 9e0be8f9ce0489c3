import { useTranslation } from 'react-i18next';
import { useMe } from '../../../platform/current-user.ts';
import { currentLanguage } from '../../../platform/i18n.ts';
import { CardHead } from '../../../ui/card.tsx';
import { LocationField } from '../../places/location-field.tsx';
import { PlaceFields } from '../../places/place-fields.tsx';
import { usePlaceCompletion } from '../../places/use-place-completion.ts';
import { zoneName } from '../../places/zone-name.ts';
import type { StopForm } from './load-form.ts';
import { atLocation, atTypedAddress, locationText } from './stop-location.ts';
import { StopAccess } from './stop-access.tsx';
import { StopTimes } from './stop-times.tsx';
import classes from './stop-column.module.css';
import { useStop } from './use-stop.ts';

/** One end of the load: where, when, and how hard the place is to reach. */
export const StopColumn = ({ index }: { index: number }) => {
  const { t } = useTranslation();
  const me = useMe();
  const { stop, changeStop, errorOf } = useStop(index);
  const completion = usePlaceCompletion(me.account.id, stop, (found) => changeStop(() => found));
  const zone = completion.timezone && zoneName(completion.timezone, currentLanguage());
  return (
    <div className={classes.column} role="group" aria-label={t(`loads.book.stops.${stop.type}`)}>
      <CardHead
        title={
          <span className={classes.title}>
            <i className={classes.mark} data-type={stop.type} />
            {t(`loads.book.stops.${stop.type}`)}
          </span>
        }
        aside={zone}
      />
      <div className={classes.fields}>
        <LocationField
          text={locationText(stop)}
          picked={stop.location_id !== null}
          onText={(text) => changeStop(() => atTypedAddress(text))}
          onPick={(location) => changeStop(() => atLocation(location), location)}
          error={errorOf('address')}
        />
        <PlaceFields
          value={stop}
          onChange={(change) => changeStop((): Partial<StopForm> => ({ ...change, location_id: null }))}
          completion={completion}
          errors={{ zip_code: errorOf('zip_code'), city: errorOf('city'), state: errorOf('state') }}
        />
        <StopTimes index={index} />
        <StopAccess index={index} />
      </div>
    </div>
  );
};
