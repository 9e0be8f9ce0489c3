import type { DrayagePlace } from '@portal/contract/drayage/drayage-load.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CardHead } from '../../../ui/primitives/card.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { today } from '../../../platform/words/today.ts';
import classes from './book-drayage.module.css';
import { useBookDrayage, useDrayageFaults, useDrayagePart, useDrayageParts } from './form/drayage-context.ts';
import type { DrayageForm } from '../../drayage/form/drayage-form.ts';
import { PlaceField } from './place-field.tsx';
import { usePickedPlace } from './use-picked-place.ts';
import { StopMark } from './stop-mark.tsx';
import { TerminalField } from './terminal-field.tsx';

/** The port or rail ramp, its terminal, and the days the terminal and the line have set. */
export const PlaceColumn = () => {
  const { t } = useTranslation();
  const form = useDrayageParts('direction', 'terminal', 'pickup_date', 'last_free_day');
  const { set } = useBookDrayage();
  const { faultOf } = useDrayageFaults();
  const isExport = form.direction === 'export';
  const place = usePickedPlace();
  // An export is fetched at the door; the terminal sees it later.
  const isClosed = !isExport && place !== undefined && isTerminalClosed(place, form);
  return (
    <div role="group" aria-label={t('drayage.book.place.title')}>
      <CardHead title={<StopMark end={isExport ? 'delivery' : 'pickup'}>{t('drayage.book.place.title')}</StopMark>} />
      <div className={classes.rows}>
        <PlaceField end="place" />
        <TerminalField end="place" />
        <div className={classes.pair}>
          <DateField
            label={t('drayage.book.move.pickup_date')}
            value={form.pickup_date}
            onChange={(pickup_date) => set({ pickup_date })}
            min={today()}
            {...(isClosed && { hint: t('drayage.book.place.terminal_closed') })}
            error={faultOf('pickup_date')}
            required
          />
          {isExport ? (
            <DayField field="earliest_return_day" />
          ) : (
            <DayField field="last_free_day" hint={isTooLate(form) && t('drayage.book.place.after_free_day')} />
          )}
        </div>
        {isExport && (
          <div className={classes.pair}>
            <DayField field="cut_off" />
          </div>
        )}
      </div>
    </div>
  );
};

/** Whether the terminal, or all of the place, is closed on the day of pickup. */
const isTerminalClosed = (
  { closures }: DrayagePlace,
  { terminal, pickup_date }: Pick<DrayageForm, 'terminal' | 'pickup_date'>,
): boolean =>
  closures.some(
    (closure) =>
      (closure.terminal === null || closure.terminal === terminal) &&
      (closure.day === pickup_date || closure.weekday === new Date(`${pickup_date}T00:00:00Z`).getUTCDay()),
  );

/** Whether the pickup is after the last free day, so that the terminal charges demurrage. */
const isTooLate = ({ pickup_date, last_free_day }: Pick<DrayageForm, 'pickup_date' | 'last_free_day'>): boolean =>
  last_free_day !== '' && pickup_date > last_free_day;

type DayFieldProps = { field: 'last_free_day' | 'earliest_return_day' | 'cut_off'; hint?: string | false };

const DayField = ({ field, hint }: DayFieldProps) => {
  const { t } = useTranslation();
  const day = useDrayagePart(field);
  const { set } = useBookDrayage();
  const { faultOf } = useDrayageFaults();
  return (
    <DateField
      label={t(`drayage.references.${field}`)}
      value={day}
      onChange={(chosen) => set({ [field]: chosen })}
      placeholder={t('drayage.book.place.any_day')}
      hint={hint}
      error={faultOf(field)}
    />
  );
};
