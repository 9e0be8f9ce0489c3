import type { CarrierFigures } from '@portal/contract/statistics/figures.ts';
import { Link } from '@tanstack/react-router';
import { money, number, percent } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { ChartView } from '../../../ui/charts/chart-card.tsx';
import { cell } from '../../../ui/charts/chart-table.ts';
import { DotAxis, DotAxisHead, type DotScale, dotScaleOf } from '../../../ui/charts/dot-axis.tsx';
import { LengthBar } from '../../../ui/charts/plain-bars.tsx';
import { CarrierBadge } from '../../../ui/primitives/carrier-badge.tsx';
import { periodKey } from '../home-search.ts';
import { type CarrierRow, carrierRows, onTimeTarget } from './carrier-rows.ts';
import { loadsBehind, takenStatuses } from './figure-links.ts';
import type { FigureProps } from './figure-props.ts';
import classes from './figures.module.css';
import { Nothing } from './nothing.tsx';
import { shareText } from './share-table.tsx';
import { wholeMoney } from './whole-money.ts';

const mostRows = 10;

const noteOf = ({ loads, on_time_percent }: CarrierFigures, t: Translate): string =>
  on_time_percent === null
    ? t('home.screen.carriers.note_loads', { count: loads, shown: number(loads, 0) })
    : t('home.screen.carriers.note', { count: loads, shown: number(loads, 0), percent: percent(on_time_percent) });

/** The carriers of the loads, how punctual they were, and for how much. */
export const carrierView = (data: CarrierFigures, props: FigureProps, t: Translate): ChartView => {
  const { period, onPeriod, subject } = props;
  const behind = (carrier_id: number) =>
    loadsBehind({ carrier_id, status: takenStatuses }, { from: data.period.from }, subject);
  const cellsOf = ({ loads, on_time_percent, spend }: Omit<CarrierRow, 'carrier' | 'key' | 'carriers'>) => [
    cell(loads, number(loads, 0)),
    cell(data.loads && loads / data.loads, shareText(loads, data.loads)),
    on_time_percent === null ? { value: '', text: '–' } : cell(on_time_percent, percent(on_time_percent)),
    cell(spend, money(spend)),
  ];
  return {
    note: noteOf(data, t),
    nothing: data.items.length === 0 && (
      <Nothing period={period} onLonger={onPeriod}>
        {t('home.screen.carriers.empty', { period: t(`home.screen.figures.in_period.${periodKey(period)}`) })}
      </Nothing>
    ),
    table: () => ({
      caption: t('home.screen.carriers.title'),
      rowHead: t('home.screen.carriers.carrier'),
      columns: [
        t('home.screen.figures.loads'),
        t('home.screen.figures.share'),
        t('home.screen.carriers.on_time'),
        t('home.screen.carriers.spend'),
      ],
      rows: data.items.map((item) => ({
        key: String(item.carrier.id),
        name: item.carrier.name,
        address: behind(item.carrier.id),
        cells: cellsOf(item),
      })),
      total: { name: t('home.screen.carriers.average_row'), cells: cellsOf(data) },
    }),
    chart: () => <CarrierTable data={data} behind={behind} />,
  };
};

type Behind = (carrierId: number) => ReturnType<typeof loadsBehind>;

const CarrierTable = ({ data, behind }: { data: CarrierFigures; behind: Behind }) => {
  const { t } = useTranslation();
  const rows = carrierRows(data, mostRows);
  const shares = rows.flatMap(({ on_time_percent }) => on_time_percent ?? []);
  const scale = dotScaleOf(shares, data.on_time_percent);
  return (
    <table className={classes.carriers}>
      <caption className={classes.hidden}>{t('home.screen.carriers.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('home.screen.carriers.carrier')}</th>
          <th scope="col" colSpan={3}>
            {t('home.screen.carriers.loads_share')}
          </th>
          <td className={classes.dots}>
            <DotAxisHead
              scale={scale}
              average={t('home.screen.carriers.average', { percent: (data.on_time_percent ?? 0).toFixed(1) })}
            />
          </td>
          <th scope="col">{t('home.screen.carriers.on_time')}</th>
          <th scope="col" className={classes.spend}>
            {t('home.screen.carriers.spend')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} whole={data.loads} most={rows[0]?.loads ?? 0} scale={scale} behind={behind} />
        ))}
      </tbody>
    </table>
  );
};

type RowProps = { row: CarrierRow; whole: number; most: number; scale: DotScale; behind: Behind };

const Row = ({ row, whole, most, scale, behind }: RowProps) => {
  const { t } = useTranslation();
  const { carrier, carriers, loads, on_time_percent, spend } = row;
  const isLow = on_time_percent !== null && on_time_percent < onTimeTarget;
  return (
    <tr>
      <th scope="row">
        {carrier ? (
          <span className={classes.marked}>
            <CarrierBadge scac={carrier.scac} name={carrier.short_name} size="small" />
            <Link {...behind(carrier.id)} className={classes.rowLink}>
              {carrier.short_name}
            </Link>
          </span>
        ) : (
          <span className={classes.others}>
            {t('home.screen.figures.others', { count: carriers, shown: number(carriers, 0) })}
          </span>
        )}
      </th>
      <td className={classes.lengths}>
        <LengthBar value={loads} most={most} color={carrier ? 'var(--p-chart-bar-2)' : 'var(--p-chart-bar)'} />
      </td>
      <td className={classes.strong}>{number(loads, 0)}</td>
      <td className={classes.dim}>{shareText(loads, whole)}</td>
      <td className={classes.dots}>
        <DotAxis value={on_time_percent} scale={scale} isLow={isLow} />
      </td>
      <td className={classes.punctual} data-low={isLow || undefined}>
        {on_time_percent === null ? '–' : percent(on_time_percent)}
      </td>
      <td className={classes.spend}>{wholeMoney(spend)}</td>
    </tr>
  );
};
