import type { StopFigures } from '@portal/contract/statistics/figures.ts';
import { number } from '../../../../platform/words/format.ts';
import { lazyPart } from '../../../../platform/lazy-part.tsx';
import type { Translate } from '../../../../platform/words/translate.ts';
import type { ChartView } from '../../../../ui/charts/chart-card.tsx';
import { cell } from '../../../../ui/charts/chart-table.ts';
import { Swatch } from '../../../../ui/charts/swatch.tsx';
import { shadeTexts } from '../../../places/state-map/shades.ts';
import type { StateValue } from '../../../places/state-map/state-value.ts';
import type { FigureProps } from '../figure-props.ts';
import classes from '../figures.module.css';
import { periodKey } from '../../home-search.ts';
import { MapShape } from './map-shape.tsx';
import { Nothing } from '../nothing.tsx';
import { StopLists } from './stop-lists.tsx';
import { type StopRow, stopRows } from './stop-rows.ts';
import { Suspense } from 'react';

// Outlines are the heaviest part of the screen, and far down on it.
const StateMap = lazyPart(() => import('../../../places/state-map/state-map.tsx').then((file) => file.StateMap));

const valueOf = (
  { key, country, state, name, stops, pickups, deliveries, address }: StopRow,
  t: Translate,
): StateValue => ({
  key,
  country,
  code: state,
  name,
  value: stops,
  text: number(stops, 0),
  parts: [
    { key: 'deliveries', label: t('home.screen.stops.deliveries'), text: number(deliveries, 0) },
    { key: 'pickups', label: t('home.screen.stops.pickups'), text: number(pickups, 0) },
  ],
  address,
  open: t('home.screen.stops.open_state'),
});

const StopChart = ({
  rows,
  label,
  credit,
  t,
}: {
  rows: readonly StopRow[];
  label: string;
  credit: string;
  t: Translate;
}) => (
  <div className={classes.mapAndLists}>
    <div>
      <Suspense fallback={<MapShape />}>
        <StateMap label={label} values={rows.map((row) => valueOf(row, t))} />
      </Suspense>
      <ul className={classes.scale} aria-hidden="true">
        {shadeTexts.map((text, at) => (
          <li key={text}>
            <Swatch color={`var(--p-scale-${at + 1})`} />
            {text}
          </li>
        ))}
      </ul>
      <p className={classes.credit}>{credit}</p>
    </div>
    <StopLists rows={rows} />
  </div>
);

/** Where freight is picked up and delivered. */
export const stopView = (data: StopFigures, props: FigureProps, t: Translate): ChartView => {
  const { period, onPeriod } = props;
  const rows = stopRows(data, props, t);
  const states = rows.filter(({ state }) => state).length;
  const whole = { stops: number(data.stops, 0), states };
  const title = t('home.screen.stops.title');
  return {
    note: t('home.screen.stops.note', whole),
    nothing: data.stops === 0 && (
      <Nothing period={period} onLonger={onPeriod}>
        {t('home.screen.stops.empty', { period: t(`home.screen.figures.in_period.${periodKey(period)}`) })}
      </Nothing>
    ),
    table: () => ({
      caption: title,
      rowHead: t('home.screen.stops.state'),
      columns: [t('home.screen.stops.stops'), t('home.screen.stops.pickups'), t('home.screen.stops.deliveries')],
      rows: rows.map((row) => ({
        ...row,
        cells: [row.stops, row.pickups, row.deliveries].map((stops) => cell(stops, number(stops, 0))),
      })),
      total: {
        name: t('frame.charts.all'),
        cells: [data.stops, data.pickups, data.deliveries].map((stops) => cell(stops, number(stops, 0))),
      },
    }),
    chart: () => (
      <StopChart
        rows={rows}
        label={t('home.screen.stops.sentence', { ...whole, state: rows[0]?.name ?? '', most: rows[0]?.stops ?? 0 })}
        credit={t('home.screen.stops.credit')}
        t={t}
      />
    ),
  };
};
