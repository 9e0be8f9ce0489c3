import { type LoadMode } from '@portal/contract/modes/modes.ts';
import type { MonthlyModeFigures } from '@portal/contract/statistics/figures.ts';
import { monthInSentence, monthText, monthWord, number } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import type { BarColumn } from '../../../ui/charts/bar-column.ts';
import type { ChartView } from '../../../ui/charts/chart-card.tsx';
import { cell, type ChartTable } from '../../../ui/charts/chart-table.ts';
import { type DirectLabel, Legend } from '../../../ui/charts/direct-labels.tsx';
import { MonthBars } from '../../../ui/charts/month-bars.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { type Period, periodKey } from '../home-search.ts';
import { daysOfMonth, loadsBehind } from './figure-links.ts';
import type { FigureProps } from './figure-props.ts';
import { loadsOfMode, modeColor, modesBySize } from './mode-colors.ts';
import { Nothing } from './nothing.tsx';
import { shareText } from './share-table.tsx';

export const barHeight = 178;
const mostMonths = 11;

/** Months that are drawn: never more than eleven, whatever the period. */
export const shownMonths = (period: Period): number =>
  period === 'all' ? mostMonths : Math.min(Number(period), mostMonths);

type Props = Pick<FigureProps, 'subject' | 'period' | 'onPeriod'>;
type Month = MonthlyModeFigures['months'][number];
type Shown = { months: Month[]; used: LoadMode[]; order: LoadMode[]; sum: number };

const count = (loads: number) => cell(loads, number(loads, 0));

const columnOf = (
  { month, loads, modes }: Month,
  { used, order }: Shown,
  { subject }: Props,
  t: Translate,
): BarColumn => ({
  key: month,
  word: monthWord(month),
  letter: monthWord(month).charAt(0).toUpperCase(),
  name: monthText(month),
  value: loads,
  top: number(loads, 0),
  text: number(loads, 0),
  parts: used.map((mode) => ({
    key: mode,
    label: t(`loads.my_loads.modes.${mode}`),
    value: modes[mode],
    text: number(modes[mode], 0),
    color: modeColor(order, mode),
  })),
  address: loadsBehind({}, daysOfMonth(month), subject),
  open: t('home.screen.figures.open_loads', { count: loads, shown: number(loads, 0) }),
});

const labelsOf = ({ months, used, sum }: Shown, t: Translate): DirectLabel[] =>
  used.map((mode) => {
    const loads = loadsOfMode(months, mode);
    return {
      key: mode,
      label: t(`loads.my_loads.modes.${mode}`),
      text: number(loads, 0),
      share: shareText(loads, sum),
    };
  });

const tableOf = ({ months, used, order, sum }: Shown, { subject }: Props, t: Translate): ChartTable => ({
  caption: t('home.screen.monthly.title'),
  rowHead: t('home.screen.figures.mode'),
  columns: [...months.map(({ month }) => monthWord(month)), t('frame.charts.all')],
  rows: used.map((mode) => ({
    key: mode,
    name: t(`loads.my_loads.modes.${mode}`),
    color: modeColor(order, mode),
    address: loadsBehind({ mode }, { from: `${months[0]?.month}-01` }, subject),
    cells: [...months.map(({ modes }) => modes[mode]), loadsOfMode(months, mode)].map(count),
  })),
  total: { name: t('home.screen.monthly.all_modes'), cells: [...months.map(({ loads }) => loads), sum].map(count) },
});

/** The last months of the figures, as many as are shown. */
export const monthlyView = (data: MonthlyModeFigures, props: Props, months: number, t: Translate): ChartView => {
  const order = modesBySize(data);
  const last = data.months.slice(-months);
  const sum = last.reduce((total, { loads }) => total + loads, 0);
  const used = order.filter((mode) => loadsOfMode(data.months, mode) > 0);
  const shown: Shown = { months: last, used, order, sum };
  const { today } = data.period;
  const { period, onPeriod } = props;
  const most = last.reduce((one, other) => (other.loads > one.loads ? other : one));
  const note = t('home.screen.monthly.note', {
    count: sum,
    shown: number(sum, 0),
    month: monthWord(today.slice(0, 7), 'long'),
    day: today.slice(5),
  });
  const labels = labelsOf(shown, t);
  return {
    note: <RefText>{period === 'all' ? `${note}, ${t('home.screen.monthly.at_most')}` : note}</RefText>,
    nothing: sum === 0 && (
      <Nothing period={period} onLonger={period === '11' ? undefined : onPeriod}>
        {t('home.screen.monthly.empty', { period: t(`home.screen.figures.in_period.${periodKey(period)}`) })}
      </Nothing>
    ),
    table: () => tableOf(shown, props, t),
    chart: () => (
      <>
        <MonthBars
          label={t('home.screen.monthly.sentence', {
            shown: number(sum, 0),
            month: monthInSentence(most.month),
            most: most.loads,
          })}
          group={t('home.screen.monthly.bars')}
          columns={last.map((month) => columnOf(month, shown, props, t))}
          height={barHeight}
          labels={labels}
        />
        <Legend
          rows={labels.map(({ key, label, text }) => ({ key, label, text, color: modeColor(order, key as LoadMode) }))}
        />
      </>
    ),
  };
};
