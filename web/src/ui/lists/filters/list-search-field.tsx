import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { ListData, ListSearch } from '../list-definition.ts';
import type { List } from '../use-list.ts';
import { SearchField } from './filter-line.tsx';

/** The list's text filter; left out where it has none. `isMain`: the key / leads to it. */
export const ListSearchField = <D extends ListData, S extends ListSearch>({
  list,
  isMain = true,
}: {
  list: List<D, S>;
  isMain?: boolean;
}) => {
  const { t } = useTranslation();
  const { textSearch } = list.definition;
  if (!textSearch) return null;
  return (
    <SearchField
      ref={isMain ? list.searchField : undefined}
      label={textSearch.label(t)}
      hint={textSearch.hint(t)}
      showsHint={textSearch.showsHint}
      current={list.search.search ?? ''}
      onSearch={list.findText}
    />
  );
};
