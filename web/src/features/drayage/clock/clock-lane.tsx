import type { DrayageClock } from '@portal/contract/drayage/drayage-load.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { shortMoney, weekdayDate } from '../../../platform/words/format.ts';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import type { ClockDay, ClockLanes } from './clock-lanes.ts';
import classes from './cost-clock.module.css';

type ClockLaneProps = {
  charge: keyof ClockLanes;
  clock: DrayageClock;
  days: readonly ClockDay[];
};

/** One of the three bills: its days, until when it is free or how many days cost, and what they come to. */
export const ClockLane = ({ charge, clock, days }: ClockLaneProps) => {
  const { t } = useTranslation();
  const bill = clock[charge];
  const hasBegun = days.some(({ kind }) => kind !== 'none');
  return (
    <li className={classes.lane} data-rented={charge === 'chassis' || undefined} data-begun={hasBegun || undefined}>
      <span className={classes.name} title={t(`drayage.clock.${charge}`)}>
        {t(`drayage.clock.lanes.${charge}`)}
      </span>
      {hasBegun && <DayTrack days={days} />}
      <span className={classes.state} data-level={levelOf(charge, clock)}>
        <RefText wraps>{bill.days > 0 ? paidText(bill, t) : stateText(charge, clock, hasBegun, t)}</RefText>
      </span>
      <span className={classes.amount} data-none={bill.amount === 0 || undefined}>
        <Money dollars={bill.amount} />
      </span>
    </li>
  );
};

/** Whoever has so many days left sees it in colour. */
const daysToWarn = 2;

const levelOf = (charge: keyof ClockLanes, { reading: { deadline }, ...clock }: DrayageClock) => {
  if (charge === 'chassis') return undefined;
  if (clock[charge].days > 0) return 'over';
  return deadline?.charge === charge && deadline.days_left <= daysToWarn ? 'near' : undefined;
};

const paidText = ({ days, rate }: DrayageClock['chassis'], t: Translate): string =>
  t('drayage.clock.paid_days', { count: days, rate: shortMoney(rate) });

const stateText = (charge: keyof ClockLanes, clock: DrayageClock, hasBegun: boolean, t: Translate): string => {
  const { days, reading } = clock;
  if (!hasBegun) return termsText(charge, clock, t);
  const until = (day: string | null) => (day ? t('drayage.clock.free_until', { day: weekdayDate(day) }) : '');
  const inTime = (name: 'out' | 'back', day: string) => t(`drayage.clock.${name}_in_time`, { day: weekdayDate(day) });
  if (charge === 'demurrage') return days.gate_out ? inTime('out', days.gate_out) : until(days.last_free_day);
  if (charge === 'per_diem')
    return days.returned ? inTime('back', days.returned) : until(reading.per_diem_last_free_day);
  return t('drayage.clock.included_used', { used: reading.chassis_days, count: clock.chassis_days_in_price });
};

/** What a bill will cost once it begins. */
const termsText = (charge: keyof ClockLanes, clock: DrayageClock, t: Translate): string => {
  const rate = shortMoney(clock[charge].rate);
  if (charge === 'demurrage') return t('drayage.terms.demurrage', { rate });
  if (charge === 'chassis') return t('drayage.terms.chassis', { count: clock.chassis_days_in_price, rate });
  return t(`drayage.terms.per_diem_${clock.days.counting}`, { count: clock.days.free_days, rate });
};

/** A piece of the bar a day; full, pale, hatched or dashed before it is coloured. What it shows is said beside it in words. */
const DayTrack = ({ days }: { days: readonly ClockDay[] }) => (
  <span className={classes.track} aria-hidden="true">
    {days.map(({ day, kind }) => (
      <i key={day} className={classes.day} data-kind={kind} />
    ))}
  </span>
);
