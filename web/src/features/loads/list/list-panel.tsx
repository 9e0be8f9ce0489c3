import type { LoadSummary } from '@portal/contract/loads/load.ts';
import { type Ref, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhone } from '../../../platform/screen-width.ts';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { ListBody } from '../../../ui/lists/list-page.tsx';
import { isAdvanced } from './advanced/advanced-criteria.ts';
import { EmptyList } from './empty-list.tsx';
import type { ListSearch } from './list-search.ts';
import { LoadsTable } from './table/loads-table.tsx';
import { PhoneRows } from './table/phone-rows.tsx';
import { listPanel } from './status-tabs.tsx';
import type { ChangeList } from './use-list-search.ts';
import type { LoadListState } from './use-load-list.ts';
import type { Selection } from './table/use-selection.ts';
import type { TableControls } from './table/use-table-state.ts';

type ListPanelProps = {
  ref: Ref<HTMLDivElement>;
  list: LoadListState;
  search: ListSearch;
  change: ChangeList;
  table: TableControls;
  selection: Selection;
};

/** The rows, or in their place what became of them. */
export const ListPanel = ({ ref, list, search, ...rest }: ListPanelProps) => {
  const { t } = useTranslation();
  return (
    <ListBody ref={ref} id={listPanel} {...panelNames(search, t('loads.my_loads.title'))}>
      <PanelContent list={list} search={search} {...rest} />
    </ListBody>
  );
};

/** The rows belong to the status tab that is open; in an advanced search there are no tabs. */
const panelNames = (search: ListSearch, title: string) =>
  isAdvanced(search)
    ? { role: 'region', 'aria-label': title }
    : { role: 'tabpanel', 'aria-labelledby': `${listPanel}-${search.group ?? 'all'}` };

/** Only the first list of a visit waits for its frame: who comes back finds the rows, and the place among them, at once. */
let wasOpened = false;

/** As many as a tall phone shows. */
const firstRows = 9;

/**
 * The rows to be made now, in slices: keys and taps are answered in between. On the first list the frame is seen before
 * them, then those the screen shows, then the others.
 */
const useRows = (items: LoadSummary[] | undefined): LoadSummary[] | undefined => {
  const [whole, setWhole] = useState(wasOpened);
  const rows = useDeferredValue<LoadSummary[] | null | undefined>(items, wasOpened ? undefined : null) ?? undefined;
  const begun = rows !== undefined;
  useEffect(() => {
    wasOpened = true;
    if (begun) startTransition(() => setWhole(true));
  }, [begun]);
  return whole ? rows : rows?.slice(0, firstRows);
};

const PanelContent = ({ list, ...rest }: Omit<ListPanelProps, 'ref'>) => {
  const phone = usePhone();
  const { data, error, isPlaceholderData } = list;
  const items = useRows(data?.items);
  if (error && (!data || isPlaceholderData)) {
    // Looked at here only: who watches whether it is being read remakes the list before and after each reading.
    return <ErrorState error={error} onRetry={() => void list.refetch()} pending={list.isFetching} />;
  }
  if (data?.items.length === 0) return <EmptyList />;
  if (phone) return <PhoneRows items={items} />;
  return <LoadsTable items={items} stale={isPlaceholderData} {...rest} />;
};
