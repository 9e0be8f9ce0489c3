import { cityLine } from '@portal/contract/places/city-line.ts';
import { readablePhone } from '@portal/contract/places/phone.ts';
import type { LoadDetails, Stop } from '@portal/contract/loads/load.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { ChangeStopButton } from '../tendering/stops/change-stop-button.tsx';
import { number, timeOfDay } from '../../platform/words/format.ts';
import { TwinCard } from '../../ui/primitives/card.tsx';
import classes from './load-stops.module.css';

/** Pickup and delivery as booked. */
export const LoadStops = ({ load }: { load: LoadDetails }) => (
  <TwinCard>
    {load.stops.map((stop) => (
      <StopColumn key={stop.id} load={load} stop={stop} />
    ))}
  </TwinCard>
);

const contactLine = ({ contact, country }: Stop): string =>
  [contact.name, contact.phone && readablePhone(contact.phone, country), contact.email].filter(Boolean).join(', ');

const StopColumn = ({ load, stop }: { load: LoadDetails; stop: Stop }) => {
  const { t } = useTranslation();
  const flags = [
    ...(stop.residential ? [t('loads.page.residential')] : []),
    ...(stop.limited_access ? [t('loads.page.limited_access')] : []),
  ];
  const lines = [
    [stop.address, cityLine(stop)].filter(Boolean).join(', '),
    contactLine(stop) || (stop.address ? '' : t('loads.page.address_later')),
    // A haul from a port has no map: how far it is stands with its door.
    load.mode === 'drayage' && stop.type === 'delivery' && load.distance_miles !== null
      ? t('loads.page.miles', { total: number(load.distance_miles, 0) })
      : '',
    stop.reference,
    flags.join(', '),
  ].filter(Boolean);
  return (
    <div className={classes.stop}>
      <div className={classes.head}>
        <span className={classes.mark} data-type={stop.type} />
        <h2 className={classes.name}>{stop.name || t(`loads.page.${stop.type}`)}</h2>
        {stop.open_time && stop.close_time && (
          <span className={classes.hours}>
            {timeOfDay(stop.open_time)} – {timeOfDay(stop.close_time)}
          </span>
        )}
        <ChangeStopButton load={load} stop={stop} />
      </div>
      {lines.map((line) => (
        <p key={line} className={classes.line}>
          {line}
        </p>
      ))}
    </div>
  );
};
