import { isBusinessDay } from '@portal/contract/places/business-days.ts';
import { useTranslation } from 'react-i18next';
import { today } from '../../../platform/today.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { TimeRangeField } from '../../../ui/time-range-field.tsx';
import { useBookLoad } from './book-load-context.ts';
import classes from './stop-column.module.css';
import { useStop } from './use-stop.ts';

const isIdle = (day: string): boolean => !isBusinessDay(day);

/** The day and the hours of a stop, in its own time zone. */
export const StopTimes = ({ index }: { index: number }) => {
  const { t } = useTranslation();
  const { stop, changeStop, errorOf } = useStop(index);
  const hours = stop.type === 'pickup' ? 'ready_and_close' : 'receiving_hours';
  return (
    <div className={classes.times}>
      {stop.type === 'pickup' ? <PickupDate /> : <DeliverBy />}
      <TimeRangeField
        label={t(`loads.book.stops.${hours}`)}
        value={{ from: stop.open_time, to: stop.close_time }}
        onChange={({ from, to }) => changeStop(() => ({ open_time: from, close_time: to }))}
        error={errorOf('open_time') ?? errorOf('close_time')}
      />
    </div>
  );
};

const PickupDate = () => {
  const { t } = useTranslation();
  const { form, change, errorOf } = useBookLoad();
  return (
    <DateField
      label={t('loads.book.stops.pickup_date')}
      value={form.pickup_date}
      onChange={(day) => change((current) => ({ ...current, pickup_date: day }), 'pickup_date')}
      min={today()}
      excluded={isIdle}
      error={errorOf('pickup_date')}
      required
    />
  );
};

const DeliverBy = () => {
  const { t } = useTranslation();
  const { form, change, errorOf } = useBookLoad();
  return (
    <DateField
      label={t('loads.book.stops.deliver_by')}
      value={form.deliver_by}
      onChange={(day) => change((current) => ({ ...current, deliver_by: day }), 'deliver_by')}
      min={form.pickup_date || today()}
      excluded={isIdle}
      placeholder={t('loads.book.stops.any_date')}
      error={errorOf('deliver_by')}
    />
  );
};
