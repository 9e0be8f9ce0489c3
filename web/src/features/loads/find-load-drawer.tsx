import type { LoadSummary } from '@portal/contract/loads/load.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { number } from '../../platform/words/format.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { BoxIcon } from '../../ui/icons/freight-icons.tsx';
import { SearchIcon } from '../../ui/icons/navigation-icons.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { DateText, RefText } from '../../ui/primitives/date-text.tsx';
import { Money } from '../../ui/primitives/money.tsx';
import { SkeletonRows } from '../../ui/primitives/skeleton.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { LoadState } from './load-state.tsx';
import classes from './find-load-drawer.module.css';

type FindLoadDrawerProps = {
  title: string;
  /** The name of the field, also its placeholder. */
  label: string;
  hint: string;
  /** What stands before a PO number. */
  po: string;
  text: string;
  onText: (text: string) => void;
  found: Pick<UseQueryResult<{ items: LoadSummary[] }>, 'data' | 'error' | 'isPending' | 'refetch'>;
  /** Why there is no load to choose. */
  none: string;
  onPick: (id: number) => void;
  /** The load that is being fetched. */
  picked?: number | null;
  onClose: () => void;
};

/** Finds a load by its numbers or a place, and shows enough of each to know it among the others. */
export const FindLoadDrawer = (props: FindLoadDrawerProps) => {
  const { title, label, hint, po, text, onText, found, none, onPick, picked, onClose } = props;
  const items = found.data?.items;
  return (
    <Drawer opened onClose={onClose} title={title}>
      <TextField
        label={label}
        hideLabel
        placeholder={label}
        hint={hint}
        icon={<SearchIcon size={16} />}
        value={text}
        onChange={onText}
        maxLength={80}
        data-autofocus
      />
      {found.isPending && <SkeletonRows rows={6} columns="1fr 120px" rowHeight={78} />}
      {found.error && !items && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {items?.length === 0 && <EmptyState icon={BoxIcon}>{none}</EmptyState>}
      <ul className={classes.loads}>
        {items?.map((load) => (
          <li key={load.id}>
            <button
              type="button"
              className={classes.load}
              aria-busy={picked === load.id}
              onClick={() => onPick(load.id)}
            >
              <LoadLines load={load} po={po} />
            </button>
          </li>
        ))}
      </ul>
    </Drawer>
  );
};

const placeOf = (city: string, state: string, zip: string): string => [city, state].filter(Boolean).join(', ') || zip;

const LoadLines = ({ load, po }: { load: LoadSummary; po: string }) => {
  const price = load.price ?? load.cheapest_price;
  return (
    <>
      <span className={classes.lane}>
        {placeOf(load.origin_city, load.origin_state, load.origin_zip)} →{' '}
        {placeOf(load.destination_city, load.destination_state, load.destination_zip)}
      </span>
      <span className={classes.price}>{price !== null && <Money dollars={price} />}</span>
      <span className={classes.carrier}>
        <RefText>{String(load.id)}</RefText>
        {load.carrier && `, ${load.carrier.short_name}`}
      </span>
      <LoadState load={load} />
      <span className={classes.facts}>
        <DateText iso={load.pickup_date} />, {number(load.weight_lb, 0)} lb
        {load.po_number && (
          <>
            , {po} <RefText>{load.po_number}</RefText>
          </>
        )}
      </span>
    </>
  );
};
