import { daysOfWeek, type HoursOfDay, rangesOfWeek } from '@portal/contract/places/week-hours.ts';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TimeRangeField } from '../../../ui/fields/time-range-field.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import classes from '../saved/saved.module.css';

type HoursFieldsProps = {
  week: readonly HoursOfDay[];
  onChange: (week: HoursOfDay[]) => void;
  faultOf: (field: string) => string | undefined;
};

type Range = { from: number; to: number };

const usual: NonNullable<HoursOfDay> = { open: '08:00', close: '17:00' };

/** Spanish writes days in lower case but at the start of a line. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const singleDays = ({ from, to }: Range): Range[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ from: from + index, to: from + index }));

/** The hours of a week as ranges of days; Split makes single days of a range. */
export const HoursFields = ({ week, onChange, faultOf }: HoursFieldsProps) => {
  const { t } = useTranslation();
  // Ranges stay as they were opened: hours that become alike while they are typed must not join under the person's hands.
  const [ranges, setRanges] = useState<Range[]>(() => rangesOfWeek(week).map(({ from, to }) => ({ from, to })));
  const set = ({ from, to }: Range, hours: HoursOfDay) =>
    onChange(week.map((day, index) => (index >= from && index <= to ? hours : day)));
  return (
    <section className={classes.section} aria-label={t('settings.locations.hours')}>
      <div className={classes.head}>
        <h3>{t('settings.locations.hours')}</h3>
      </div>
      {ranges.map((range) => (
        <Days
          key={`${range.from}-${range.to}`}
          range={range}
          hours={week[range.from] ?? null}
          onHours={(hours) => set(range, hours)}
          onSplit={() => setRanges(ranges.flatMap((one) => (one === range ? singleDays(one) : [one])))}
          faultOf={faultOf}
        />
      ))}
      {faultOf('week_hours') && (
        <p className={classes.fault} role="alert">
          {faultOf('week_hours')}
        </p>
      )}
    </section>
  );
};

type DaysProps = {
  range: Range;
  hours: HoursOfDay;
  onHours: (hours: HoursOfDay) => void;
  onSplit: () => void;
  faultOf: (field: string) => string | undefined;
};

const Days = ({ range: { from, to }, hours, onHours, onSplit, faultOf }: DaysProps) => {
  const { t } = useTranslation();
  const name = (day: number) => t(`settings.locations.days.${daysOfWeek[day] ?? 'mon'}`);
  const days = capital(
    from === to ? name(from) : t('settings.locations.day_range', { from: name(from), to: name(to) }),
  );
  const fault = faultOf(`week_hours.${from}.open`) ?? faultOf(`week_hours.${from}.close`);
  return (
    <div className={classes.days}>
      {hours ? (
        <TimeRangeField
          label={days}
          value={{ from: hours.open, to: hours.close }}
          onChange={(range) => onHours({ open: range.from, close: range.to })}
          error={fault}
        />
      ) : (
        <p className={classes.closed}>{t('settings.locations.closed', { days })}</p>
      )}
      <span className={classes.open}>
        <Checkbox
          label={t('settings.locations.open')}
          aria-label={t('settings.locations.open_on', { days })}
          checked={hours !== null}
          onChange={(isOpen) => onHours(isOpen ? usual : null)}
        />
      </span>
      {from < to && (
        <span className={classes.open}>
          <Button kind="link" size="small" aria-label={t('settings.locations.split_days', { days })} onClick={onSplit}>
            {t('settings.locations.split')}
          </Button>
        </span>
      )}
    </div>
  );
};
