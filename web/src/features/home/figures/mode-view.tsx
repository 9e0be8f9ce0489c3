import type { ModeFigures } from '@portal/contract/statistics/figures.ts';
import { number } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import type { ChartView } from '../../../ui/charts/chart-card.tsx';
import { cell } from '../../../ui/charts/chart-table.ts';
import { Swatch } from '../../../ui/charts/swatch.tsx';
import { periodKey } from '../home-search.ts';
import { loadsBehind } from './figure-links.ts';
import type { FigureProps } from './figure-props.ts';
import { modeColor, type modesBySize } from './mode-colors.ts';
import { Nothing } from './nothing.tsx';
import { shareText, ShareTable } from './share-table.tsx';

type Order = ReturnType<typeof modesBySize>;

/** Loads by mode, each in the colour it has over the months. */
export const modeView = (
  data: ModeFigures,
  order: Order,
  { subject, period, onPeriod }: FigureProps,
  t: Translate,
): ChartView => {
  const heads = [
    t('home.screen.figures.mode'),
    t('home.screen.figures.loads'),
    t('home.screen.figures.share'),
  ] as const;
  const rows = data.items
    .filter(({ loads }) => loads > 0)
    .map(({ mode, loads }) => ({
      key: mode,
      name: t(`loads.my_loads.modes.${mode}`),
      value: loads,
      mark: <Swatch color={modeColor(order, mode)} />,
      color: modeColor(order, mode),
      address: loadsBehind({ mode }, { from: data.period.from }, subject),
    }));
  return {
    note: t('home.screen.modes.note', { count: data.loads, shown: number(data.loads, 0) }),
    nothing: data.loads === 0 && (
      <Nothing period={period} onLonger={onPeriod}>
        {t('home.screen.modes.empty', { period: t(`home.screen.figures.in_period.${periodKey(period)}`) })}
      </Nothing>
    ),
    table: () => ({
      caption: t('home.screen.modes.title'),
      rowHead: heads[0],
      columns: heads.slice(1),
      rows: rows.map((row) => ({
        ...row,
        cells: [cell(row.value, number(row.value, 0)), cell(row.value / data.loads, shareText(row.value, data.loads))],
      })),
    }),
    chart: () => <ShareTable caption={t('home.screen.modes.title')} heads={heads} whole={data.loads} rows={rows} />,
  };
};
