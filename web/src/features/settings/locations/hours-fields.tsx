import { daysOfWeek, type HoursOfDay, rangesOfWeek } from '@portal/contract/places/week-hours.ts';
import { useId, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FieldBox, FieldNote } from '../../../ui/fields/field.tsx';
import { TimeInput } from '../../../ui/fields/time-input.tsx';
import { ClockIcon } from '../../../ui/icons/status-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import classes from '../saved/saved.module.css';

type HoursFieldsProps = {
  week: readonly HoursOfDay[];
  onChange: (week: HoursOfDay[]) => void;
  faultOf: (field: string) => string | undefined;
};

type Range = { from: number; to: number };

const usual: NonNullable<HoursOfDay> = { open: '08:00', close: '17:00' };

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
      <div className={classes.week}>
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
      </div>
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

/** "Mon to Fri", "Sat and Sun", "Friday". */
const useDaysName = ({ from, to }: Range): string => {
  const { t } = useTranslation();
  const at = (day: number) => daysOfWeek[day] ?? 'mon';
  // Spanish writes days in lower case but at the start of a line.
  if (from === to) return capital(t(`settings.locations.days.${at(from)}`));
  const [first, last] = [t(`places.days_short.${at(from)}`), t(`places.days_short.${at(to)}`)];
  return t(`settings.locations.day_${to - from === 1 ? 'pair' : 'range'}`, { from: first, to: last });
};

const Days = ({ range, hours, onHours, onSplit, faultOf }: DaysProps) => {
  const { t } = useTranslation();
  const note = useId();
  const { from, to } = range;
  const days = useDaysName(range);
  const fault = faultOf(`week_hours.${from}.open`) ?? faultOf(`week_hours.${from}.close`);
  const time = (side: 'from' | 'to', of: 'open' | 'close') =>
    hours && (
      <FieldBox icon={<ClockIcon size={16} />} invalid={Boolean(fault)}>
        <TimeInput
          aria-label={t(`frame.kit.${side}`)}
          aria-invalid={fault ? true : undefined}
          value={hours[of]}
          onChange={(value) => onHours({ ...hours, [of]: value })}
        />
      </FieldBox>
    );
  return (
    <fieldset className={classes.group} aria-label={days} aria-describedby={fault ? note : undefined}>
      <div className={classes.days}>
        <Checkbox
          label={days}
          aria-label={t('settings.locations.open_on', { days })}
          checked={hours !== null}
          onChange={(isOpen) => onHours(isOpen ? usual : null)}
        />
        {hours ? (
          <div className={classes.times}>
            {time('from', 'open')}
            <span aria-hidden="true">–</span>
            {time('to', 'close')}
          </div>
        ) : (
          <span className={classes.closed}>{t('settings.locations.closed')}</span>
        )}
        {from < to && (
          <Button kind="link" size="small" aria-label={t('settings.locations.split_days', { days })} onClick={onSplit}>
            {t('settings.locations.split')}
          </Button>
        )}
        <FieldNote id={note} error={fault} />
      </div>
    </fieldset>
  );
};
