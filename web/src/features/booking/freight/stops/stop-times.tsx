import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { today } from '../../../../platform/words/today.ts';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { TimeRangeField } from '../../../../ui/fields/time-range-field.tsx';
import { useCarrierCalendars } from '../form/requested-carriers.ts';
import { asksForTruck } from '../form/quote-request.ts';
import { useBookLoad, useFromLoad, useLoadFaults, useLoadParts, useQuoteRequest } from '../form/book-load-context.ts';
import classes from './stop-column.module.css';
import { useStop } from './use-stop.ts';

/** The days and the hours of a stop, in its own time zone. */
export const StopTimes = ({ index }: { index: number }) => {
  const count = useFromLoad(({ stops }) => stops.length);
  const quoteRequest = useQuoteRequest();
  const spans = asksForTruck(quoteRequest);
  return (
    <div className={classes.times} data-span={spans || undefined}>
      {index === 0 && <PickupDays spans={spans} />}
      {index === count - 1 && <DeliveryDays spans={spans} />}
      <StopHours index={index} />
    </div>
  );
};

const StopHours = ({ index }: { index: number }) => {
  const { t } = useTranslation();
  const { stop, changeStop, faultOf } = useStop(index);
  const hours = stop.type === 'pickup' ? 'ready_and_close' : 'receiving_hours';
  return (
    <div className={classes.hours}>
      <TimeRangeField
        label={t(`loads.book.stops.${hours}`)}
        value={{ from: stop.open_time, to: stop.close_time }}
        onChange={({ from, to }) => changeStop(() => ({ open_time: from, close_time: to }))}
        error={faultOf('open_time') ?? faultOf('close_time')}
      />
    </div>
  );
};

type DayField = 'pickup_date' | 'pickup_until' | 'deliver_from' | 'deliver_by';
type DayProps = {
  field: DayField;
  label: string;
  min: string;
  placeholder?: string;
  hint?: string | undefined;
  required?: boolean;
};

const Day = ({ field, ...rest }: DayProps) => {
  const form = useLoadParts(field);
  const { change } = useBookLoad();
  const { faultOf } = useLoadFaults();
  const { isIdle } = useCarrierCalendars(field.startsWith('pickup') ? 'pickup' : 'delivery');
  return (
    <DateField
      {...rest}
      value={form[field]}
      onChange={(day) => change((current) => ({ ...current, [field]: day }), field)}
      excluded={isIdle}
      error={faultOf(field)}
    />
  );
};

const namedCarriers = 3;

/** Says which of the requested carriers do not come on a day, and what they do then. */
const useClosedHint = (day: string): string | undefined => {
  const { t } = useTranslation();
  const { closedOn, isIdle } = useCarrierCalendars('pickup');
  const closed = day === '' ? [] : closedOn(day);
  if (closed.length === 0) return undefined;
  if (isIdle(day)) return t('loads.book.stops.all_closed');
  const names = closed.slice(0, namedCarriers).map(({ short_name }) => short_name);
  const others = closed.length - names.length;
  return others > 0
    ? t('loads.book.stops.closed_and_others', { carriers: names.join(', '), count: others })
    : t('loads.book.stops.closed', { carriers: names.join(', ') });
};

/** A dedicated truck may come within a range of days, a shared trailer on one day. */
const PickupDays = ({ spans }: { spans: boolean }) => {
  const { t } = useTranslation();
  const form = useLoadParts('pickup_date');
  const hint = useClosedHint(form.pickup_date);
  const first = t(`loads.book.stops.${spans ? 'pickup_from' : 'pickup_date'}`);
  return (
    <>
      <Day field="pickup_date" label={first} min={today()} hint={hint} required />
      {spans && (
        <Day
          field="pickup_until"
          label={t('loads.book.stops.pickup_until')}
          min={form.pickup_date || today()}
          placeholder={t('loads.book.stops.same_day')}
        />
      )}
    </>
  );
};

const DeliveryDays = ({ spans }: { spans: boolean }) => {
  const { t } = useTranslation();
  const form = useLoadParts('pickup_date', 'deliver_from');
  const earliest = form.pickup_date || today();
  const anyDate = t(`loads.book.stops.${spans ? 'open_date' : 'any_date'}`);
  return (
    <>
      {spans && (
        <Day field="deliver_from" label={t('loads.book.stops.deliver_from')} min={earliest} placeholder={anyDate} />
      )}
      <Day
        field="deliver_by"
        label={t('loads.book.stops.deliver_by')}
        min={(spans && form.deliver_from) || earliest}
        placeholder={anyDate}
      />
    </>
  );
};
