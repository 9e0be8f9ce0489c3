import { useTranslation } from '../../../platform/words/use-translation.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { ChoicePill } from '../../../ui/lists/filters/choice-pill.tsx';
import { FilterLine } from '../../../ui/lists/filters/filter-line.tsx';
import { FilterPills } from '../../../ui/lists/filters/filter-pills.tsx';
import { ListSearchField } from '../../../ui/lists/filters/list-search-field.tsx';
import { PhoneTools } from '../../../ui/lists/filters/phone-tools.tsx';
import { LineEnd } from '../../../ui/lists/list-head.tsx';
import { TableAppearance } from '../../../ui/lists/table/table-appearance.tsx';
import { ViewMenu } from '../../../ui/lists/views/view-menu.tsx';
import { type ClaimList, claimSorts } from './claims-search.ts';
import { useClaimViews } from './use-claim-views.ts';

/** Search, filters and sort order of the list. */
export const ClaimsFilterBar = ({ list }: { list: ClaimList }) => {
  const { t } = useTranslation();
  const { search, change } = list;
  const views = useClaimViews(list);
  if (usePhone()) {
    return (
      <PhoneTools list={list} showText={t('claims.screens.list.show', { count: list.query.data?.total ?? 0 })}>
        <ViewMenu views={views} />
      </PhoneTools>
    );
  }
  return (
    <FilterLine>
      <ListSearchField list={list} />
      <FilterPills list={list} />
      <LineEnd>
        <ChoicePill
          label={t('claims.screens.list.sort')}
          value={search.sort ?? '-id'}
          options={claimSorts.map((value) => [value, t(`claims.screens.list.sorts.${value}`)])}
          onChange={(sort) => change({ sort: claimSorts.find((option) => option === sort) })}
        />
        <TableAppearance list={list} />
      </LineEnd>
    </FilterLine>
  );
};
