import { isBeingQuoted, isCancelled, isPickedUp } from '@portal/contract/loads/load-states.ts';
import type { LoadSummary } from '@portal/contract/loads/load.ts';
import { isBilledByCarrier } from '@portal/contract/places/terms/freight-terms.ts';
import type { QuoteType } from '@portal/contract/modes/quote-types.ts';
import type { Translate } from '../../../../platform/words/translate.ts';
import { type FC, type ReactNode, use } from 'react';
import { date, number } from '../../../../platform/words/format.ts';
import { currentLanguage } from '../../../../platform/words/i18n.ts';
import { today } from '../../../../platform/words/today.ts';
import { CarrierBadge } from '../../../../ui/primitives/carrier-badge.tsx';
import { DateText, RefText } from '../../../../ui/primitives/date-text.tsx';
import { WarningIcon } from '../../../../ui/icons/status-icons.tsx';
import { Money } from '../../../../ui/primitives/money.tsx';
import { RowLink } from '../../../../ui/lists/row-link.tsx';
import { loadAddress } from '../../addresses.ts';
import type { RowProps } from '../../../../ui/lists/list-definition.ts';
import { LoadState } from '../../load-state.tsx';
import { ContainerDeadlines } from './deadlines.ts';
import classes from './load-cells.module.css';

type Cell = FC<RowProps<LoadSummary>>;

const none = '–';

const place = (city: string, state: string): string => [city, state].filter(Boolean).join(', ') || none;

/** Origin and destination of a load. */
export const originOf = (load: LoadSummary): string => place(load.origin_city, load.origin_state);
export const destinationOf = (load: LoadSummary): string => place(load.destination_city, load.destination_state);

/** A text that may be cut off, with the whole of it as a tooltip. */
export const Cut = ({ text }: { text: string }) => <span title={text}>{text}</span>;

/** The mode of a load; while several modes are being quoted, multi-service. */
export const modeShown = ({ mode, quote_type, status_group }: LoadSummary): QuoteType =>
  quote_type === 'multi-service' && status_group === 'quoted' ? quote_type : mode;

/** A mark that names the exception of a load. */
const ExceptionMark: Cell = ({ row: load, t }) => {
  if (!load.exception) return null;
  const name = t(`loads.exceptions.${load.exception}`);
  return (
    <span className={classes.exception} role="img" aria-label={name} title={name}>
      <WarningIcon size={14} />
    </span>
  );
};

/** The status group as a chip with the exact status as its title, and the exception mark. */
export const StatusCell: Cell = ({ row: load, t }) => (
  <>
    <LoadState load={load} />
    <ExceptionMark row={load} t={t} />
  </>
);

/** Days of delay of the delivery; nothing when it is on time. */
export const LateDays: Cell = ({ row: load, t }) => {
  if (load.late_days === 0) return null;
  return (
    <span className={classes.late} title={t('loads.my_loads.late_hint')}>
      {t('loads.my_loads.days_late', { count: load.late_days })}
    </span>
  );
};

export const DeliveryCell: Cell = ({ row: load, t }) => (
  <>
    <DateText iso={load.delivery_date} />
    <LateDays row={load} t={t} />
  </>
);

/** The carrier; before booking, how many carriers have answered. */
export const CarrierCell: Cell = ({ row: load, t }) => {
  if (!load.carrier) {
    const progress = progressOf(load, t);
    return (
      <span className={classes.dim} title={load.missing.length > 0 ? allNeedsOf(load, t) : undefined}>
        {progress}
      </span>
    );
  }
  const { scac, short_name } = load.carrier;
  return (
    <span className={classes.carrier}>
      <CarrierBadge scac={scac} name={short_name} size="small" />
      <span className={classes.clip} title={short_name}>
        {short_name}
      </span>
    </span>
  );
};

/** What an order left open, in a line: the first of it, and how much more there is. */
export const needsOf = ({ missing: [first, ...more] }: LoadSummary, t: Translate): string => {
  const text = first?.words[currentLanguage()] ?? '';
  const missing = more.length === 0 ? text : t('loads.my_loads.needs_more', { first: text, number: more.length });
  return t('loads.my_loads.needs', { missing });
};

const allNeedsOf = ({ missing }: LoadSummary, t: Translate): string =>
  t('loads.my_loads.needs', { missing: missing.map(({ words }) => words[currentLanguage()]).join(', ') });

const progressOf = (load: LoadSummary, t: Translate): string => {
  const { status, quotes_requested: requested, quotes_answered: answered, quotes_received: received } = load;
  if (load.status_group === 'pending') return t('loads.my_loads.finding_truck');
  if (load.joined_into !== null) return t('loads.my_loads.joined_into', { load: load.joined_into });
  if (load.status_group !== 'quoted') return none;
  // Operations price a container for which no carrier was asked.
  if (load.mode === 'drayage' && requested === 0) return t('loads.my_loads.with_operations');
  if (load.missing.length > 0) return needsOf(load, t);
  if (load.has_twin) return t('loads.my_loads.has_twin');
  if (isBeingQuoted(status)) {
    return t('loads.my_loads.answered', { answered, requested });
  }
  return received > 0 ? t('loads.my_loads.quotes', { count: received }) : t('loads.my_loads.not_quoted');
};

/** The booked price, or that nothing is paid here since the carrier bills somebody else; before that the cheapest quote's, with "from" in front. */
export const PriceCell: Cell = ({ row: load, t }) => {
  if (load.price === 0 && isBilledByCarrier(load.freight_terms))
    return <span className={classes.dim}>{t('loads.my_loads.billed_by_carrier')}</span>;
  if (load.price !== null) {
    return (
      <b className={classes.price}>
        <Money dollars={load.price} />
      </b>
    );
  }
  if (load.cheapest_price === null) return <>{none}</>;
  return (
    <>
      <span className={classes.dim}>{t('loads.my_loads.from_price')} </span>
      <b className={classes.price}>
        <Money dollars={load.cheapest_price} />
      </b>
    </>
  );
};

/** The number of the first container and how many more there are; without one their number and size. */
export const ContainerCell: Cell = ({ row: { container }, t }) => {
  if (!container) return <>{none}</>;
  const [number] = container.numbers;
  const others = container.count - 1;
  if (!number) return <span className={classes.dim}>{`${container.count} × ${container.code}`}</span>;
  return (
    <span title={container.numbers.join(', ')}>
      <RefText>{others > 0 ? t('loads.my_loads.more_containers', { number, count: others }) : number}</RefText>
    </span>
  );
};

/** Terminal and port, or the rail ramp. */
export const terminalOf = ({ container }: LoadSummary): string =>
  container ? [container.terminal, container.place].filter(Boolean).join(', ') : none;

/** A day by which containers cost nothing, in red once it has passed. */
const FreeUntil = ({ day, text }: { day: string; text: string }) => (
  <span className={classes.free} data-over={day < today() || undefined}>
    {text}
  </span>
);

/** Left its terminal, whether or not a gate has reported it, or never will. */
export const isGone = ({ status }: LoadSummary): boolean => isPickedUp(status) || isCancelled(status);

type FreeDayProps = RowProps<LoadSummary> & { fetch: 'fetch' | 'fetch_by'; bringBack: 'return' | 'return_by' };

/** By when containers must be fetched, or brought back once they are out; without such a day, how far they are. */
export const FreeDay: FC<FreeDayProps> = ({ row: load, t, fetch, bringBack }) => {
  const deadline = use(ContainerDeadlines).get(load.id);
  const { container } = load;
  if (!container) return <>{none}</>;
  const { returned, gate_out, is_export, cut_off, last_free_day: free } = container;
  if (returned) return <span className={classes.dim}>{t('loads.my_loads.back')}</span>;
  if (deadline && (deadline.charge === 'per_diem' || !isGone(load))) {
    const word = deadline.charge === 'per_diem' ? bringBack : fetch;
    return <FreeUntil day={deadline.day} text={t(`loads.my_loads.${word}`, { day: date(deadline.day) })} />;
  }
  if (gate_out) return <span className={classes.dim}>{t('loads.my_loads.out_since', { day: date(gate_out) })}</span>;
  if (isGone(load)) return <>{none}</>;
  if (is_export) return <>{cut_off ? t('loads.my_loads.cut_off', { day: date(cut_off) }) : none}</>;
  return free ? <FreeUntil day={free} text={t(`loads.my_loads.${fetch}`, { day: date(free) })} /> : <>{none}</>;
};

/** The same below a head that says “free until”. */
export const FreeDayCell: Cell = (cell) => <FreeDay {...cell} fetch="fetch" bringBack="return" />;

export const Reference = ({ value }: { value: string | null }) => (
  <span className={classes.reference}>{value ? <RefText>{value}</RefText> : none}</span>
);

export const Dimmed = ({ children }: { children: ReactNode }) => <span className={classes.second}>{children}</span>;

/** The load’s number as a link, and its mode. */
export const LoadCell: Cell = ({ row: load, t }) => (
  <>
    <LoadLink id={load.id} />{' '}
    <span className={classes.dim} title={t(`loads.modes.${modeShown(load)}`)}>
      {t(`loads.my_loads.modes.${modeShown(load)}`)}
    </span>
  </>
);

export const WeightCell: Cell = ({ row: load }) => (
  <span className={classes.number}>
    {number(load.weight_lb, 0)} <span className={classes.unit}>lb</span>
  </span>
);

/** A load’s number as the link of its row. */
export const LoadLink = ({ id }: { id: number }) => (
  <RowLink {...loadAddress(id)} data-load={id}>
    {id}
  </RowLink>
);
