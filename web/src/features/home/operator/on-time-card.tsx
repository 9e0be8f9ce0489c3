import type { CarrierFigures } from '@portal/contract/statistics/figures.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { number, percent } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ChartCard, type ChartView } from '../../../ui/charts/chart-card.tsx';
import { cell } from '../../../ui/charts/chart-table.ts';
import { DotAxis, DotAxisHead, type DotScale, dotScaleOf } from '../../../ui/charts/dot-axis.tsx';
import { CarrierBadge } from '../../../ui/primitives/carrier-badge.tsx';
import { type CarrierRow, carrierRows, onTimeTarget } from '../figures/carrier-rows.ts';
import { loadsBehind, takenStatuses } from '../figures/figure-links.ts';
import type { FigureProps } from '../figures/figure-props.ts';
import figureClasses from '../figures/figures.module.css';
import { Nothing } from '../figures/nothing.tsx';
import { RowShapes } from '../figures/row-shapes.tsx';
import { carrierFigures } from '../home.api.ts';
import { periodKey } from '../home-search.ts';
import classes from './operator.module.css';

const height = 160;
const mostRows = 7;

type Behind = (carrierId: number) => ReturnType<typeof loadsBehind>;

const onTimeView = (data: CarrierFigures, { period, onPeriod, subject }: FigureProps, t: Translate): ChartView => {
  const average = data.on_time_percent;
  const behind: Behind = (carrier_id) =>
    loadsBehind({ carrier_id, status: takenStatuses }, { from: data.period.from }, subject);
  return {
    note: average === null ? null : t('home.operator.on_time.note', { percent: percent(average) }),
    nothing: average === null && (
      <Nothing period={period} onLonger={onPeriod}>
        {t('home.operator.on_time.empty', { period: t(`home.screen.figures.in_period.${periodKey(period)}`) })}
      </Nothing>
    ),
    table: () => ({
      caption: t('home.operator.on_time.title'),
      rowHead: t('home.screen.carriers.carrier'),
      columns: [t('home.screen.carriers.on_time'), t('home.screen.figures.loads')],
      rows: data.items.map(({ carrier, on_time_percent, loads }) => ({
        key: String(carrier.id),
        name: carrier.name,
        address: behind(carrier.id),
        cells: [
          { value: on_time_percent ?? '', text: on_time_percent === null ? '–' : percent(on_time_percent) },
          cell(loads, number(loads, 0)),
        ],
      })),
    }),
    chart: () => <OnTimeColumns data={data} behind={behind} />,
  };
};

/** The largest carriers from the most to the least punctual, in two columns. */
const OnTimeColumns = ({ data, behind }: { data: CarrierFigures; behind: Behind }) => {
  const rows = carrierRows(data, mostRows).filter(({ on_time_percent }) => on_time_percent !== null);
  const named = rows
    .filter(({ carrier }) => carrier)
    .toSorted((one, other) => (other.on_time_percent ?? 0) - (one.on_time_percent ?? 0));
  const ordered = [...named, ...rows.filter(({ carrier }) => !carrier)];
  const scale = dotScaleOf(
    rows.flatMap(({ on_time_percent }) => on_time_percent ?? []),
    data.on_time_percent,
  );
  const half = Math.ceil(ordered.length / 2);
  return (
    <div className={classes.columns}>
      {[ordered.slice(0, half), ordered.slice(half)].map(
        (column) => column.length > 0 && <Column key={column[0]?.key} rows={column} scale={scale} behind={behind} />,
      )}
    </div>
  );
};

const Column = ({ rows, scale, behind }: { rows: CarrierRow[]; scale: DotScale; behind: Behind }) => {
  const { t } = useTranslation();
  return (
    <table className={figureClasses.carriers}>
      <caption className={figureClasses.hidden}>{t('home.operator.on_time.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('home.screen.carriers.carrier')}</th>
          <td className={figureClasses.dots}>
            <DotAxisHead scale={scale} average={t('home.screen.carriers.average', { percent: '' }).trim()} />
          </td>
          <th scope="col">{t('home.screen.carriers.on_time')}</th>
          <th scope="col">{t('home.screen.figures.loads')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, carrier, carriers, loads, on_time_percent }) => {
          const isLow = on_time_percent !== null && on_time_percent < onTimeTarget;
          return (
            <tr key={key}>
              <th scope="row">
                {carrier ? (
                  <span className={figureClasses.marked}>
                    <CarrierBadge scac={carrier.scac} name={carrier.short_name} size="small" />
                    <Link {...behind(carrier.id)} className={figureClasses.rowLink}>
                      {carrier.short_name}
                    </Link>
                  </span>
                ) : (
                  <span className={figureClasses.others}>
                    {t('home.screen.figures.others', { count: carriers, shown: number(carriers, 0) })}
                  </span>
                )}
              </th>
              <td className={figureClasses.dots}>
                <DotAxis value={on_time_percent} scale={scale} isLow={isLow} />
              </td>
              <td className={figureClasses.punctual} data-low={isLow || undefined}>
                {percent(on_time_percent ?? 0)}
              </td>
              <td>{number(loads, 0)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** Which carriers keep their promise. */
export const OnTimeCard = (props: FigureProps) => {
  const { t } = useTranslation();
  return (
    <ChartCard
      name="on-time"
      title={t('home.operator.on_time.title')}
      figures={useQuery(carrierFigures(props.query))}
      view={(data) => onTimeView(data, props, t)}
      about={props.about}
      height={height}
      isTable
      shape={<RowShapes rows={5} />}
      failure={t('home.operator.answers.failed')}
    />
  );
};
