import type { FunnelFigures } from '@portal/contract/statistics/operator-figures.ts';
import { useQuery } from '@tanstack/react-query';
import { number } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ChartCard, type ChartView } from '../../../ui/charts/chart-card.tsx';
import { cell } from '../../../ui/charts/chart-table.ts';
import { LengthBar } from '../../../ui/charts/plain-bars.tsx';
import type { FigureProps } from '../figures/figure-props.ts';
import { Nothing } from '../figures/nothing.tsx';
import { RowShapes } from '../figures/row-shapes.tsx';
import { periodKey } from '../home-search.ts';
import { funnelQuery } from './operator.api.ts';
import classes from './operator.module.css';

const height = 140;

/** What a carrier took is the subject; what came before and after it is paler. */
const colors: Partial<Record<FunnelFigures['steps'][number]['step'], string>> = {
  accepted: 'var(--p-chart-1)',
  delivered: 'var(--p-chart-3)',
};

const wholePercent = (share: number | null): string => (share === null ? '–' : `${Math.round(share)}%`);

const funnelView = ({ steps }: FunnelFigures, { period, onPeriod }: FigureProps, t: Translate): ChartView => {
  const most = Math.max(...steps.map(({ loads }) => loads));
  return {
    note: t('home.operator.funnel.note'),
    nothing: most === 0 && (
      <Nothing period={period} onLonger={onPeriod}>
        {t('home.operator.funnel.empty', { period: t(`home.screen.figures.in_period.${periodKey(period)}`) })}
      </Nothing>
    ),
    table: () => ({
      caption: t('home.operator.funnel.title'),
      rowHead: t('home.operator.funnel.step'),
      columns: [t('home.screen.figures.loads'), t('home.screen.figures.share')],
      rows: steps.map(({ step, loads, percent }) => ({
        key: step,
        name: t(`home.operator.funnel.${step}`),
        cells: [cell(loads, number(loads, 0)), { text: wholePercent(percent), value: percent ?? '' }],
      })),
    }),
    chart: () => (
      <ul className={classes.funnel} aria-hidden="true">
        {steps.map(({ step, loads, percent }) => (
          <li key={step}>
            <span>{t(`home.operator.funnel.${step}`)}</span>
            <LengthBar value={loads} most={most} thick={11} color={colors[step] ?? 'var(--p-chart-bar)'} />
            <b>{number(loads, 0)}</b>
            <span className={classes.dim}>{wholePercent(percent)}</span>
          </li>
        ))}
      </ul>
    ),
  };
};

/** How many loads got how far, on one zero. */
export const FunnelCard = (props: FigureProps) => {
  const { t } = useTranslation();
  return (
    <ChartCard
      name="funnel"
      title={t('home.operator.funnel.title')}
      figures={useQuery(funnelQuery(props.query))}
      view={(data) => funnelView(data, props, t)}
      about={props.about}
      height={height}
      shape={<RowShapes rows={5} />}
      failure={t('home.operator.answers.failed')}
    />
  );
};
