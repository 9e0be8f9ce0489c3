import type { Carrier } from '@portal/contract/carriers/carrier.ts';
import type { MarginGroup } from '@portal/contract/statistics/operator-figures.ts';
import type { ReactNode } from 'react';
import { money, number, percent } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import type { ChartView } from '../../../ui/charts/chart-card.tsx';
import { cell } from '../../../ui/charts/chart-table.ts';
import { loadsBehind, takenStatuses } from '../figures/figure-links.ts';
import type { FigureProps } from '../figures/figure-props.ts';
import { Nothing } from '../figures/nothing.tsx';
import { periodKey } from '../home-search.ts';
import type { Margins } from './operator.api.ts';

export type MarginRow = Omit<Margins['items'][number], 'account' | 'lane'> & {
  key: string;
  name: string;
  address: ReturnType<typeof loadsBehind>;
  carrier: Carrier | null;
};

type Item = Margins['items'][number];

const nameOf = ({ account, carrier, lane }: Item): string => {
  if (account) return account.name;
  if (carrier) return carrier.short_name;
  return lane ? `${lane.origin.city} → ${lane.destination.city}` : '–';
};

/** The loads behind a margin: of the account, of the carrier, or between the states of the lane. */
const behind = (item: Item, { subject }: Pick<FigureProps, 'subject'>, from: string | null) => {
  const { account, carrier, lane } = item;
  return loadsBehind(
    {
      status: takenStatuses,
      ...(carrier && { carrier_id: carrier.id }),
      ...(lane && { origin_state: lane.origin.state, destination_state: lane.destination.state }),
    },
    { from },
    account ? { ...subject, account_id: account.id } : subject,
  );
};

export const marginRows = (data: Margins, props: Pick<FigureProps, 'subject'>): MarginRow[] =>
  data.items.map((item) => {
    const { lane, account, carrier } = item;
    const key = lane ? `${nameOf(item)} ${lane.origin.state} ${lane.destination.state}` : (account ?? carrier)?.id;
    return { ...item, key: String(key), name: nameOf(item), address: behind(item, props, data.period.from) };
  });

/** Margins by account, lane or carrier, the largest first. */
export const marginView = (
  data: Margins,
  by: MarginGroup,
  props: FigureProps,
  t: Translate,
  table: ReactNode,
): ChartView => {
  const { period, onPeriod } = props;
  return {
    note: null,
    nothing: data.items.length === 0 && (
      <Nothing period={period} onLonger={onPeriod}>
        {t('home.operator.margins.empty', { period: t(`home.screen.figures.in_period.${periodKey(period)}`) })}
      </Nothing>
    ),
    table: () => ({
      caption: t(`home.operator.margins.${by}`),
      rowHead: t(`home.operator.margins.${by}`),
      columns: [
        t('home.operator.margins.loads'),
        t('home.operator.margins.price'),
        t('home.operator.margins.margin'),
        t('home.operator.margins.of_price'),
      ],
      rows: marginRows(data, props).map((row) => ({
        key: row.key,
        name: row.name,
        address: row.address,
        cells: [
          cell(row.loads, number(row.loads, 0)),
          cell(row.price, money(row.price)),
          cell(row.margin, money(row.margin)),
          { value: row.margin_percent ?? '', text: row.margin_percent === null ? '–' : percent(row.margin_percent) },
        ],
      })),
    }),
    chart: () => table,
  };
};
