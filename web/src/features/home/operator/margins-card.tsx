import { type MarginGroup, marginGroups } from '@portal/contract/statistics/operator-figures.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { percent } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { LengthBar } from '../../../ui/charts/plain-bars.tsx';
import { CarrierBadge } from '../../../ui/primitives/carrier-badge.tsx';
import type { FigureProps } from '../figures/figure-props.ts';
import figureClasses from '../figures/figures.module.css';
import { RowShapes } from '../figures/row-shapes.tsx';
import { wholeMoney } from '../figures/whole-money.ts';
import { marginTarget } from './answers-card.tsx';
import { marginRows, marginView, type MarginRow } from './margin-view.tsx';
import { marginsQuery, type Margins } from './operator.api.ts';
import classes from './operator.module.css';

const height = 232;

/** What was earned, in three columns on one grid. */
export const MarginsCard = (props: FigureProps) => (
  <div className={classes.margins}>
    {marginGroups.map((by) => (
      <MarginColumn key={by} by={by} {...props} />
    ))}
  </div>
);

const MarginColumn = ({ by, ...props }: FigureProps & { by: MarginGroup }) => {
  const { t } = useTranslation();
  return (
    <ChartCard
      name={`margins-${by}`}
      title={t(`home.operator.margins.${by}`)}
      figures={useQuery(marginsQuery(props.query, by))}
      view={(data) => marginView(data, by, props, t, <MarginTable data={data} by={by} {...props} />)}
      about={props.about}
      height={height}
      isTable
      shape={<RowShapes rows={7} />}
      failure={t('home.operator.margins.failed')}
    />
  );
};

const MarginTable = ({ data, by, ...props }: FigureProps & { data: Margins; by: MarginGroup }) => {
  const { t } = useTranslation();
  const rows = marginRows(data, props);
  const most = Math.max(...rows.map(({ margin }) => margin), 1);
  return (
    <table className={classes.marginTable}>
      <caption className={figureClasses.hidden}>{t(`home.operator.margins.${by}`)}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={figureClasses.hidden}>{t(`home.operator.margins.${by}`)}</span>
          </th>
          <td className={classes.marginBar} />
          <th scope="col">{t('home.operator.margins.margin')}</th>
          <th scope="col">{t('home.operator.margins.of_price')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} most={most} />
        ))}
      </tbody>
    </table>
  );
};

const Row = ({ row: { name, carrier, address, margin, margin_percent }, most }: { row: MarginRow; most: number }) => (
  <tr>
    <th scope="row">
      <span className={figureClasses.marked}>
        {carrier && <CarrierBadge scac={carrier.scac} name={carrier.short_name} size="small" />}
        {address ? (
          <Link {...address} className={figureClasses.rowLink}>
            {name}
          </Link>
        ) : (
          name
        )}
      </span>
    </th>
    <td className={classes.marginBar}>
      <LengthBar value={Math.max(margin, 0)} most={most} />
    </td>
    <td className={figureClasses.strong}>{wholeMoney(margin)}</td>
    <td className={classes.ofPrice} data-low={(margin_percent !== null && margin_percent < marginTarget) || undefined}>
      {margin_percent === null ? '–' : percent(margin_percent)}
    </td>
  </tr>
);
