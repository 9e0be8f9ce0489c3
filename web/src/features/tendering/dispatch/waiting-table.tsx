import type { WaitingLoad } from '@portal/contract/tendering/assignments.contract.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { money, number } from '../../../platform/words/format.ts';
import { CarrierBadge } from '../../../ui/primitives/carrier-badge.tsx';
import { DateText } from '../../../ui/primitives/date-text.tsx';
import { ArrowRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import { ListRow, ListTable } from '../../../ui/lists/list-table.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import classes from './dispatch.module.css';
import { TimeLeft, WaitingSince } from './time-left.tsx';
import { cargoText, distanceText, haulText, placeText, truckText } from './waiting-facts.tsx';
import { WaitingLink } from './waiting-link.tsx';

const columns = ['load', 'lane', 'pickup', 'truck', 'weight', 'carrier', 'price', 'left'] as const;
const atEnd: readonly string[] = ['weight', 'price', 'left'];

type WaitingTableProps = { items: readonly WaitingLoad[] | undefined; stale: boolean };

/** The loads that wait, a row of two lines each. */
export const WaitingTable = ({ items, stale }: WaitingTableProps) => {
  const { t } = useTranslation();
  return (
    <ListTable
      caption={t('tendering.dispatch.title')}
      columns={columns.map((name) => ({
        name,
        label: t(`tendering.dispatch.columns.${name}`),
        end: atEnd.includes(name),
        wide: name === 'lane',
      }))}
      stale={stale}
    >
      {items?.map((load) => (
        <WaitingRow key={load.load_id} load={load} />
      ))}
    </ListTable>
  );
};

const Cell = ({ main, more, end }: { main: ReactNode; more: ReactNode; end?: boolean }) => (
  <td data-end={end || undefined}>
    <span className={classes.main}>{main}</span>
    <span className={classes.more}>{more}</span>
  </td>
);

const WaitingRow = ({ load }: { load: WaitingLoad }) => {
  const { t } = useTranslation();
  return (
    <ListRow>
      <th scope="row">
        <WaitingLink loadId={load.load_id} />
        <span className={classes.more}>{load.account.name}</span>
      </th>
      <Cell main={<Lane load={load} />} more={distanceText(load, t)} />
      <Cell
        main={<DateText iso={load.pickup_date} weekday />}
        more={load.pickup_until && <DateText iso={load.pickup_until} weekday />}
      />
      <Cell main={truckText(load, t)} more={haulText(load, t)} />
      <Cell main={`${number(load.weight_lb, 0)} lb`} more={cargoText(load, t)} end />
      <CarrierCell load={load} />
      <Cell main={<Money dollars={load.price} />} more={t('tendering.dispatch.cost', { cost: money(load.cost) })} end />
      <Cell main={<TimeLeft until={load.answer_by} />} more={<WaitingSince since={load.tendered_at} />} end />
    </ListRow>
  );
};

/** Where from, where to. */
export const Lane = ({ load }: { load: WaitingLoad }) => {
  const { t } = useTranslation();
  return (
    <span className={classes.lane}>
      {placeText(load.origin)}
      <ArrowRightIcon size={14} />
      <span className={classes.hidden}>{t('tendering.dispatch.to_place')}</span>
      {placeText(load.destination)}
    </span>
  );
};

const CarrierCell = ({ load: { carrier } }: { load: WaitingLoad }) => (
  <td>
    <span className={classes.carrier}>
      <CarrierBadge scac={carrier.scac} name={carrier.short_name} size="small" />
      <span className={classes.main}>{carrier.short_name}</span>
    </span>
  </td>
);
