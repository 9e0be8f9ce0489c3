import type { AccessorialCode } from '@portal/contract/accessorials/data/accessorials.ts';
import { isClosedOn } from '@portal/contract/places/week-hours.ts';
import { useQuery } from '@tanstack/react-query';
import { date } from '../../../../platform/words/format.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { savedLocation } from '../../../places/places.api.ts';
import { useChosenAccessorials, useOfferedAccessorials } from '../accessorials/use-accessorials.ts';
import { useFromLoad } from '../form/book-load-context.ts';
import classes from './stop-column.module.css';
import { useStop } from './use-stop.ts';

type NotesProps = { index: number; locationId: number; day: string };

const appointments = { pickup: 'APTP', delivery: 'APTD' } as const satisfies Record<string, AccessorialCode>;

/** What the account wrote down about a saved location: that it is closed that day, wants an appointment, and dock notes. */
export const StopLocationNotes = ({ index, locationId, day }: NotesProps) => {
  const { t } = useTranslation();
  const { data: location } = useQuery({ ...savedLocation(locationId), staleTime: 60_000, retry: false });
  if (!location) return null;
  return (
    <>
      {day !== '' && isClosedOn(location, day) && (
        <p className={classes.locationWarning}>{t('places.notes.closed_on', { day: date(day) })}</p>
      )}
      {location.appointment && <AppointmentNote index={index} />}
      {location.dock_notes !== '' && (
        <p className={classes.locationNote}>{t('places.notes.dock', { notes: location.dock_notes })}</p>
      )}
    </>
  );
};

/** An appointment has a day and hours, which only the person knows: it is offered and not added. */
const AppointmentNote = ({ index }: { index: number }) => {
  const { t } = useTranslation();
  const { stop } = useStop(index);
  const isEnd = useFromLoad(({ stops }) => index === 0 || index === stops.length - 1);
  const { data: offered } = useOfferedAccessorials();
  const { isChosen, toggle } = useChosenAccessorials();
  const code = appointments[stop.type];
  const isMissing = isEnd && !isChosen(code) && offered?.items.some((accessorial) => accessorial.code === code);
  return (
    <p className={classes.locationNote}>
      {t('places.notes.appointment')}{' '}
      {isMissing && (
        <Button kind="link" size="small" onClick={() => toggle(code, true)}>
          {t('places.notes.add_appointment')}
        </Button>
      )}
    </p>
  );
};
