import type { DrayageClock } from '@portal/contract/drayage/drayage-load.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { shortMoney } from '../../../platform/words/format.ts';
import { Money } from '../../../ui/primitives/money.tsx';
import type { ClockDay, ClockLanes } from './clock-lanes.ts';
import classes from './cost-clock.module.css';

type ClockLaneProps = {
  charge: keyof ClockLanes;
  clock: DrayageClock;
  days: readonly ClockDay[];
};

/** One of the three bills: its days, how many were free, how many cost, and what they come to. */
export const ClockLane = ({ charge, clock, days }: ClockLaneProps) => {
  const { t } = useTranslation();
  const bill = clock[charge];
  const isRent = charge === 'chassis';
  const hasBegun = days.some(({ kind }) => kind !== 'none');
  return (
    <div className={classes.lane} data-rented={isRent || undefined}>
      <h3 className={classes.name}>
        {t(`drayage.clock.${charge}`)}
        <span className={classes.used} data-over={(bill.days > 0 && !isRent) || undefined}>
          {bill.days > 0 && paidText(bill, t)}
          {bill.days === 0 && (hasBegun ? freeText(charge, clock, days, t) : termsText(charge, clock, t))}
        </span>
      </h3>
      {hasBegun && <DayTrack days={days} today={clock.days.returned ? null : clock.days.today} />}
      <p className={classes.amount} data-none={bill.amount === 0 || undefined}>
        <Money dollars={bill.amount} />
      </p>
    </div>
  );
};

const paidText = ({ days, rate }: DrayageClock['chassis'], t: Translate): string =>
  t('drayage.clock.paid_days', { count: days, rate: shortMoney(rate) });

const freeText = (charge: keyof ClockLanes, clock: DrayageClock, days: readonly ClockDay[], t: Translate): string => {
  const count = (wanted: ClockDay['kind']) => days.filter(({ kind }) => kind === wanted).length;
  const left = count('left');
  // The day a container arrived at the terminal is unknown, so only the days left can be counted.
  if (charge === 'demurrage') return left > 0 ? t('drayage.clock.left', { count: left }) : t('drayage.clock.in_time');
  const used = count('free');
  return charge === 'chassis'
    ? t('drayage.clock.included_used', { used, count: clock.chassis_days_in_price })
    : t('drayage.clock.free_used', { used, count: clock.days.free_days });
};

/** What a bill will cost once it begins. */
const termsText = (charge: keyof ClockLanes, clock: DrayageClock, t: Translate): string => {
  const rate = shortMoney(clock[charge].rate);
  if (charge === 'demurrage') return t('drayage.terms.demurrage', { rate });
  if (charge === 'chassis') return t('drayage.terms.chassis', { count: clock.chassis_days_in_price, rate });
  return t(`drayage.terms.per_diem_${clock.days.counting}`, { count: clock.days.free_days, rate });
};

type DayTrackProps = { days: readonly ClockDay[]; today: string | null };

/** One small box a day; filled, hatched or hollow before it is coloured. What it shows is said beside it in words. */
const DayTrack = ({ days, today }: DayTrackProps) => (
  <span className={classes.track} aria-hidden="true">
    {days.map(({ day, kind }) => (
      <i key={day} className={classes.day} data-kind={kind} data-today={day === today || undefined} />
    ))}
  </span>
);
