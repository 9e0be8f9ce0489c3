import type { FirstQuoteFigures } from '@portal/contract/statistics/operator-figures.ts';
import { useQuery } from '@tanstack/react-query';
import { number } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ChartCard, type ChartView } from '../../../ui/charts/chart-card.tsx';
import { cell } from '../../../ui/charts/chart-table.ts';
import { Histogram } from '../../../ui/charts/histogram.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import type { FigureProps } from '../figures/figure-props.ts';
import { Nothing } from '../figures/nothing.tsx';
import { periodKey } from '../home-search.ts';
import { firstQuotesQuery } from './operator.api.ts';

const barHeight = 118;
const height = 160;
const tickEvery = 10;

const firstQuoteView = (data: FirstQuoteFigures, { period, onPeriod }: FigureProps, t: Translate): ChartView => {
  const { requests, median_seconds, p95_seconds, bins } = data;
  const seconds = (count: number) => t('home.operator.first_quotes.seconds', { count: number(count, 1) });
  const end = bins.at(-1)?.from_seconds ?? 0;
  const width = (bins[0]?.to_seconds ?? 2) - (bins[0]?.from_seconds ?? 0);
  return {
    note: t('home.operator.first_quotes.note', { count: requests, shown: number(requests, 0) }),
    nothing: requests === 0 && (
      <Nothing period={period} onLonger={onPeriod}>
        {t('home.operator.first_quotes.empty', { period: t(`home.screen.figures.in_period.${periodKey(period)}`) })}
      </Nothing>
    ),
    table: () => ({
      caption: t('home.operator.first_quotes.title'),
      rowHead: t('home.operator.first_quotes.waited'),
      columns: [t('home.operator.first_quotes.requests')],
      rows: bins.map(({ from_seconds: from, to_seconds: to, requests: count }) => ({
        key: String(from),
        name:
          to === null
            ? t('home.operator.first_quotes.over', { from })
            : t('home.operator.first_quotes.range', { from, to }),
        cells: [cell(count, number(count, 0))],
      })),
      total: { name: t('frame.charts.all'), cells: [cell(requests, number(requests, 0))] },
    }),
    chart: () => (
      <Histogram
        label={t('home.operator.first_quotes.sentence', {
          median: seconds(median_seconds ?? 0),
          most: seconds(p95_seconds ?? 0),
        })}
        height={barHeight}
        bins={bins.map(({ from_seconds: from, to_seconds, requests: value }) => ({
          from,
          to: to_seconds ?? from + width,
          value,
        }))}
        middle={
          median_seconds === null
            ? null
            : { at: median_seconds, text: t('home.operator.first_quotes.half', { time: seconds(median_seconds) }) }
        }
        most={
          p95_seconds === null
            ? null
            : { at: p95_seconds, text: t('home.operator.first_quotes.most', { time: seconds(p95_seconds) }) }
        }
        ticks={Array.from({ length: Math.floor(end / tickEvery) + 1 }, (_, at) => ({
          at: at * tickEvery,
          text: at * tickEvery === end ? seconds(end) : String(at * tickEvery),
        }))}
      />
    ),
  };
};

/** How long requests waited for their first price. */
export const FirstQuoteCard = (props: FigureProps) => {
  const { t } = useTranslation();
  return (
    <ChartCard
      name="first-quotes"
      title={t('home.operator.first_quotes.title')}
      figures={useQuery(firstQuotesQuery(props.query))}
      view={(data) => firstQuoteView(data, props, t)}
      about={props.about}
      height={height}
      shape={<Skeleton height={height} />}
      failure={t('home.operator.answers.failed')}
    />
  );
};
