import type { WaitingLoad } from '@portal/contract/tendering/assignments.contract.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { money, number } from '../../../../platform/words/format.ts';
import { today } from '../../../../platform/words/today.ts';
import { ArrowRightIcon } from '../../../../ui/icons/navigation-icons.tsx';
import type { ListColumn, RowProps } from '../../../../ui/lists/list-definition.ts';
import { RowLinkHere } from '../../../../ui/lists/row-link.tsx';
import { MainLine, SecondLine, TwoLines } from '../../../../ui/lists/two-lines.tsx';
import { CarrierBadge } from '../../../../ui/primitives/carrier-badge.tsx';
import { DateText } from '../../../../ui/primitives/date-text.tsx';
import { Money } from '../../../../ui/primitives/money.tsx';
import type { DispatchSearch } from './dispatch-search.ts';
import type { WaitingLoadPage } from '../dispatch.api.ts';
import classes from '../dispatch.module.css';
import { TimeLeft, WaitingSince } from '../time-left.tsx';
import { cargoText, distanceText, haulText, placeText, terminalText, truckText } from '../waiting-facts.tsx';

/** Where from, where to; in the list in one line, where a desk has the room. */
export const Lane = ({ load, whole }: { load: WaitingLoad; whole?: boolean }) => {
  const { t } = useTranslation();
  const [from, to] = [placeText(load.origin), placeText(load.destination)];
  return (
    <span className={classes.lane} data-whole={whole || undefined} title={whole ? `${from} → ${to}` : undefined}>
      <span>{from}</span>
      <ArrowRightIcon size={14} />
      <span className={classes.hidden}>{t('tendering.dispatch.to_place')}</span>
      <span>{to}</span>
    </span>
  );
};

const Carrier = ({ row: { carrier } }: RowProps<WaitingLoad>) => (
  <span className={classes.carrier}>
    <CarrierBadge scac={carrier.scac} name={carrier.short_name} size="small" />
    <MainLine>{carrier.short_name}</MainLine>
  </span>
);

/** A waiting load's number, which opens what is done about it. */
export const WaitingLink = ({ row: { load_id }, t }: RowProps<WaitingLoad>) => (
  <RowLinkHere
    from="/dispatch"
    to="."
    search={(earlier) => ({ ...earlier, load: load_id })}
    data-load={load_id}
    aria-label={t('tendering.dispatch.open', { load: load_id })}
  >
    {load_id}
  </RowLinkHere>
);

/** The last free day of a container at its terminal. */
export const FreeUntil = ({ load: { container } }: { load: WaitingLoad }) => {
  const day = container?.last_free_day;
  if (!day) return '–';
  return (
    <span className={classes.left} data-urgent={day <= today() || undefined}>
      <DateText iso={day} weekday />
    </span>
  );
};

/** Every column there is, in the order a new person finds them. */
export const waitingColumns: Record<string, ListColumn<WaitingLoadPage, DispatchSearch>> = {
  load: {
    label: (t) => t('tendering.dispatch.columns.load'),
    Cell: ({ row, t }) => (
      <>
        <WaitingLink row={row} t={t} />
        <SecondLine>{row.account.name}</SecondLine>
      </>
    ),
    width: 140,
  },
  lane: {
    label: (t) => t('tendering.dispatch.columns.lane'),
    Cell: ({ row, t }) => {
      const way = [distanceText(row, t), terminalText(row)].filter(Boolean).join(', ');
      return (
        <TwoLines
          main={<Lane load={row} whole />}
          more={
            <span className={classes.way} title={way}>
              {way}
            </span>
          }
        />
      );
    },
    skeleton: { width: 160 },
    width: 214,
  },
  pickup: {
    label: (t) => t('tendering.dispatch.columns.pickup'),
    width: 130,
    sorts: ['pickup_date'],
    Cell: ({ row }) => (
      <TwoLines
        main={<DateText iso={row.pickup_date} weekday />}
        more={row.pickup_until && <DateText iso={row.pickup_until} weekday />}
      />
    ),
  },
  truck: {
    label: (t) => t('tendering.dispatch.columns.truck'),
    width: 146,
    Cell: ({ row, t }) => (
      <TwoLines
        main={truckText(row, t)}
        more={
          <span className={classes.way} title={haulText(row, t)}>
            {haulText(row, t)}
          </span>
        }
      />
    ),
  },
  last_free_day: {
    label: (t) => t('tendering.dispatch.columns.last_free_day'),
    width: 140,
    sorts: ['last_free_day'],
    Cell: ({ row }) => <FreeUntil load={row} />,
    // Where the page has containers alone.
    isOffered: (data) => Boolean(data?.items.length && data.items.every(({ container }) => container !== null)),
  },
  weight: {
    label: (t) => t('tendering.dispatch.columns.weight'),
    width: 108,
    sorts: ['-weight_lb'],
    Cell: ({ row, t }) => <TwoLines main={`${number(row.weight_lb, 0)} lb`} more={cargoText(row, t)} />,
    align: 'end',
  },
  carrier: { label: (t) => t('tendering.dispatch.columns.carrier'), Cell: Carrier, width: 140 },
  price: {
    label: (t) => t('tendering.dispatch.columns.price'),
    width: 124,
    sorts: ['-price'],
    Cell: ({ row, t }) => (
      <TwoLines main={<Money dollars={row.price} />} more={t('tendering.dispatch.cost', { cost: money(row.cost) })} />
    ),
    align: 'end',
  },
  left: {
    label: (t) => t('tendering.dispatch.columns.left'),
    width: { en: 136, es: 152 },
    sorts: ['answer_by'],
    Cell: ({ row }) => (
      <TwoLines main={<TimeLeft until={row.answer_by} />} more={<WaitingSince since={row.tendered_at} />} />
    ),
    align: 'end',
  },
};
