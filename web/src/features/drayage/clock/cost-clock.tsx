import { type ContainerDays, readClock } from '@portal/contract/drayage/cost-clock.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { ClockAnswer } from './clock-answer.tsx';
import { ClockLane } from './clock-lane.tsx';
import { type ClockDay, clockLanes, type DayKind } from './clock-lanes.ts';
import { clockState } from './clock-state.ts';
import classes from './cost-clock.module.css';

type CostClockProps = {
  days: ContainerDays;
  /** US dollars a day. */
  rates: { demurrage: number; per_diem: number; chassis: number; chassis_days_included: number };
  /** What each charge comes to so far, in US dollars. */
  amounts: { demurrage: number; per_diem: number; chassis: number };
};

/** The container's days at the terminal, away and on the chassis: used, free, and what they cost. */
export const CostClock = ({ days, rates, amounts }: CostClockProps) => {
  const { t } = useTranslation();
  const reading = readClock(days);
  const lanes = clockLanes(days, reading, rates.chassis_days_included);
  const paidDays = {
    demurrage: reading.demurrage_days,
    per_diem: reading.per_diem_days,
    chassis: Math.max(0, reading.chassis_days - rates.chassis_days_included),
  };
  const total = amounts.demurrage + amounts.per_diem + amounts.chassis;
  return (
    <Card title={t('drayage.clock.title')} aside={t(`drayage.clock.counting.${days.counting}`)}>
      <ClockAnswer days={days} reading={reading} state={clockState(days, reading)} total={total} />
      <div className={classes.lanes}>
        {(['demurrage', 'per_diem', 'chassis'] as const).map((charge) => (
          <ClockLane
            key={charge}
            charge={charge}
            days={lanes[charge]}
            today={days.returned ? null : days.today}
            paidDays={paidDays[charge]}
            perDay={rates[charge]}
            amount={amounts[charge]}
          />
        ))}
      </div>
      <Axis days={lanes.demurrage} />
      <Legend shown={new Set(Object.values(lanes).flatMap((lane) => lane.map(({ kind }) => kind)))} />
    </Card>
  );
};

const Axis = ({ days }: { days: readonly ClockDay[] }) => (
  <div className={classes.axis} aria-hidden="true">
    <span className={classes.ends}>
      <DateText iso={days[0]?.day} />
      <DateText iso={days.at(-1)?.day} />
    </span>
  </div>
);

const explained: readonly DayKind[] = ['free', 'left', 'paid', 'off'];

const Legend = ({ shown }: { shown: ReadonlySet<DayKind> }) => {
  const { t } = useTranslation();
  return (
    <ul className={classes.legend} aria-hidden="true">
      {explained
        .filter((kind) => shown.has(kind))
        .map((kind) => (
          <li key={kind}>
            <i className={classes.day} data-kind={kind} />
            {t(`drayage.clock.legend.${kind}`)}
          </li>
        ))}
    </ul>
  );
};
