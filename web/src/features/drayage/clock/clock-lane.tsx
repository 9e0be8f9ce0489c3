import { useTranslation } from 'react-i18next';
import { shortMoney } from '../../../platform/format.ts';
import { Money } from '../../../ui/money.tsx';
import type { ClockDay, ClockLanes } from './clock-lanes.ts';
import classes from './cost-clock.module.css';
import { DayTrack } from './day-track.tsx';

type ClockLaneProps = {
  charge: keyof ClockLanes;
  days: readonly ClockDay[];
  today: string | null;
  /** Days that cost, as the bill counts them. */
  paidDays: number;
  /** US dollars. */
  perDay: number;
  amount: number;
};

/** One of the three bills: its days, how many were free, how many cost, and what they come to. */
export const ClockLane = ({ charge, days, today, paidDays, perDay, amount }: ClockLaneProps) => {
  const { t } = useTranslation();
  const free = days.filter(({ kind }) => kind === 'free').length;
  const left = days.filter(({ kind }) => kind === 'left').length;
  const isRent = charge === 'chassis';
  return (
    <div className={classes.lane} data-rented={isRent || undefined}>
      <h3 className={classes.name}>
        {t(`drayage.clock.${charge}`)}
        <span className={classes.used} data-over={(paidDays > 0 && !isRent) || undefined}>
          {paidDays > 0
            ? t('drayage.clock.paid_days', { count: paidDays, rate: shortMoney(perDay) })
            : freeText(charge, free, left, t)}
        </span>
      </h3>
      <DayTrack days={days} today={today} />
      <p className={classes.amount} data-none={amount === 0 || undefined}>
        <Money dollars={amount} />
      </p>
    </div>
  );
};

const freeText = (
  charge: keyof ClockLanes,
  free: number,
  left: number,
  t: ReturnType<typeof useTranslation>['t'],
): string => {
  if (free + left === 0) return t('drayage.clock.not_begun');
  // How long a container has stood at the terminal nobody says: only the days that are left can be counted.
  if (charge === 'demurrage') return left > 0 ? t('drayage.clock.left', { count: left }) : t('drayage.clock.in_time');
  return t(`drayage.clock.${charge === 'chassis' ? 'included' : 'free'}_used`, { used: free, count: free + left });
};
