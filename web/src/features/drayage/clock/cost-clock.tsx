import type { DrayageClock } from '@portal/contract/drayage/drayage-load.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { DateText } from '../../../ui/primitives/date-text.tsx';
import { ClockLane } from './clock-lane.tsx';
import { type ClockDay, clockLanes, type DayKind } from './clock-lanes.ts';
import { ClockRules } from './clock-rules.tsx';
import { clockState } from './clock-state.ts';
import classes from './cost-clock.module.css';

const charges = ['demurrage', 'per_diem', 'chassis'] as const;

/** The container's days at the terminal, away and on the chassis: used, free, and what they cost. */
export const CostClock = ({ clock }: { clock: DrayageClock }) => {
  const { t } = useTranslation();
  const { days, reading } = clock;
  const state = clockState(clock);
  const lanes = clockLanes(days, reading, clock.chassis_days_in_price);
  return (
    <Card title={t('drayage.clock.title')}>
      <div className={classes.lanes}>
        {charges.map((charge) => (
          <ClockLane key={charge} charge={charge} clock={clock} days={lanes[charge]} />
        ))}
      </div>
      {state !== 'unknown' && <Axis days={lanes.demurrage} />}
      <Legend
        shown={new Set(Object.values(lanes).flatMap((lane) => lane.map(({ kind }) => kind)))}
        today={state !== 'unknown' && !days.returned}
      />
      <ClockRules clock={clock} />
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

const explained = ['free', 'left', 'paid', 'off'] as const satisfies readonly DayKind[];

const Legend = ({ shown, today }: { shown: ReadonlySet<DayKind>; today: boolean }) => {
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
      {today && (
        <li>
          <i className={classes.todayMark} />
          {t('drayage.clock.legend.today')}
        </li>
      )}
    </ul>
  );
};
