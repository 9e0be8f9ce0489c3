import type { CSSProperties } from 'react';
import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { daysToCost } from '@portal/contract/drayage/leading-clock.ts';
import { daysBetween } from '@portal/contract/values/calendar-days.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { clockAxis, clockLanes, type DayKind } from './clock-lanes.ts';
import { ClockRules } from './clock-rules.tsx';
import { clockState } from './clock-state.ts';
import { ContainerBlock } from './container-block.tsx';
import classes from './cost-clock.module.css';

/** From so many containers on, one of them is open at a time. */
const manyContainers = 5;

/** A load's containers, the next to cost first: their days at the terminal, away and on the chassis, over one axis. */
export const CostClock = ({ load }: { load: DrayageLoad }) => {
  const { t } = useTranslation();
  const { clock, containers } = load;
  const axis = clockAxis(containers);
  const isKnown = containers.some((one) => clockState(one) !== 'unknown');
  const today = containers.some(({ days }) => !days.returned) ? clock.days.today : null;
  const lanes = containers.flatMap((one) => Object.values(clockLanes(one, axis, one.chassis_days_in_price)));
  const shown = new Set(lanes.flatMap((lane) => lane.map(({ kind }) => kind)));
  const ordered = containers
    .map((container, index) => ({ container, position: index + 1 }))
    .toSorted((a, b) => daysToCost(a.container) - daysToCost(b.container));
  return (
    <Card
      title={t(containers.length > 1 ? 'drayage.clock.several.title' : 'drayage.clock.title')}
      aside={<Legend shown={shown} />}
    >
      <div
        className={classes.blocks}
        data-today={today ?? undefined}
        style={today ? placeInAxis(axis, today) : undefined}
      >
        {isKnown && <Axis days={axis} today={today} />}
        {ordered.map(({ container, position }, index) => (
          <ContainerBlock
            key={position}
            load={load}
            container={container}
            position={position}
            axis={axis}
            folds={containers.length < manyContainers ? null : index === 0 ? 'open' : 'closed'}
          />
        ))}
      </div>
      <ClockRules clock={clock} />
    </Card>
  );
};

/** Where a day's middle stands, as a share of the axis. */
const placeInAxis = (axis: readonly string[], day: string) =>
  ({ '--place': (daysBetween(axis[0] ?? day, day) + 0.5) / axis.length }) as CSSProperties;

/** A label is some 40 px wide, and the days have as little as 220. */
const ticksAtMost = 4;
const monthAndDay = (iso: string): string => iso.slice('2026-'.length);

/** Days by month and day every so often, and today by its name. */
const Axis = ({ days, today }: { days: readonly string[]; today: string | null }) => {
  const { t } = useTranslation();
  const step = Math.ceil(days.length / ticksAtMost);
  const isNear = (day: string) => today !== null && Math.abs(daysBetween(day, today)) < step;
  return (
    <div className={classes.axis} aria-hidden="true">
      <span className={classes.ticks}>
        {days.map(
          (day, index) =>
            index % step === Math.floor(step / 2) &&
            index < days.length - 1 &&
            !isNear(day) && (
              <i key={day} style={placeInAxis(days, day)}>
                {monthAndDay(day)}
              </i>
            ),
        )}
        {today && <b style={placeInAxis(days, today)}>{t('drayage.clock.legend.today')}</b>}
      </span>
      <span>{t('drayage.clock.state')}</span>
      <span className={classes.amount}>{t('drayage.clock.so_far')}</span>
    </div>
  );
};

const explained = ['free', 'left', 'paid', 'ahead', 'off'] as const satisfies readonly DayKind[];

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
