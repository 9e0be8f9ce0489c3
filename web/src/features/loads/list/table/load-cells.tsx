import { isBeingQuoted } from '@portal/contract/loads/load-states.ts';
import type { LoadSummary } from '@portal/contract/loads/load.ts';
import type { QuoteType } from '@portal/contract/modes/quote-types.ts';
import type { Translate } from '../../../../platform/words/translate.ts';
import type { FC, ReactNode } from 'react';
import { number } from '../../../../platform/words/format.ts';
import { CarrierBadge } from '../../../../ui/primitives/carrier-badge.tsx';
import { DateText, RefText } from '../../../../ui/primitives/date-text.tsx';
import { WarningIcon } from '../../../../ui/icons/status-icons.tsx';
import { Money } from '../../../../ui/primitives/money.tsx';
import { RowLink } from '../../../../ui/lists/row-link.tsx';
import { loadAddress } from '../../addresses.ts';
import type { RowProps } from '../../../../ui/lists/list-definition.ts';
import { StatusChip } from '../../../../ui/status/status-chip.tsx';
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

/** Saved, and nobody has been asked for a price yet. */
const isToQuote = ({ status, quotes_requested }: LoadSummary): boolean =>
  status === 'unassigned' && quotes_requested === 0;

/** The status group as a chip with the exact status as its title, and the exception mark. */
export const StatusCell: Cell = ({ row: load, t }) => (
  <>
    <span title={t(`loads.statuses.${load.status}`)}>
      <StatusChip tone={load.status_group}>
        {isToQuote(load) ? t('loads.my_loads.to_quote') : t(`loads.my_loads.groups.${load.status_group}`)}
      </StatusChip>
    </span>
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
  if (!load.carrier) return <span className={classes.dim}>{progressOf(load, t)}</span>;
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

const progressOf = (load: LoadSummary, t: Translate): string => {
  const { status, quotes_requested: requested, quotes_answered: answered, quotes_received: received } = load;
  if (load.status_group === 'pending') return t('loads.my_loads.finding_truck');
  if (load.status_group !== 'quoted') return none;
  // Operations price a container for which no carrier was asked.
  if (load.mode === 'drayage' && requested === 0) return t('loads.my_loads.with_operations');
  if (isBeingQuoted(status)) {
    return t('loads.my_loads.answered', { answered, requested });
  }
  return received > 0 ? t('loads.my_loads.quotes', { count: received }) : t('loads.my_loads.not_quoted');
};

/** The booked price; before that the cheapest quote's, with "from" in front. */
export const PriceCell: Cell = ({ row: load, t }) => {
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
