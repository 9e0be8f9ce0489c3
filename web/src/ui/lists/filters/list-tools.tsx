import type { ReactNode } from 'react';
import { usePhone } from '../../../platform/screen-width.ts';
import type { ListData, ListSearch } from '../list-definition.ts';
import { LineEnd } from '../list-head.tsx';
import { TableAppearance } from '../table/table-appearance.tsx';
import type { List } from '../use-list.ts';
import { FilterLine } from './filter-line.tsx';
import { FilterPills } from './filter-pills.tsx';
import { ListSearchField } from './list-search-field.tsx';
import { PhoneTools } from './phone-tools.tsx';

type ListToolsProps<D extends ListData, S extends ListSearch> = {
  list: List<D, S>;
  /** What the drawer of filters shows on a phone: "Show 12 claims". */
  showText: string;
  /** The choice of a view, which stands here on a phone alone: at a desk it is in the head. */
  viewMenu?: ReactNode;
  /** What else that drawer leads to. */
  more?: (closeDrawer: () => void) => ReactNode;
  /** Before the columns at a desk: the order, or another shape of the list. */
  children?: ReactNode;
};

/** What narrows and arranges a list: in a line above its rows, on a phone behind one button. */
export const ListTools = <D extends ListData, S extends ListSearch>({
  list,
  showText,
  viewMenu,
  more,
  children,
}: ListToolsProps<D, S>) => {
  if (usePhone()) {
    return (
      <PhoneTools list={list} showText={showText} {...(more && { more })}>
        {viewMenu}
      </PhoneTools>
    );
  }
  return (
    <FilterLine>
      <ListSearchField list={list} />
      <FilterPills list={list} />
      <LineEnd>
        {children}
        <TableAppearance list={list} />
      </LineEnd>
    </FilterLine>
  );
};
