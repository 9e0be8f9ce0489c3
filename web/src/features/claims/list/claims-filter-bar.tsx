import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ListTools } from '../../../ui/lists/filters/list-tools.tsx';
import { ChoicePill } from '../../../ui/lists/filters/choice-pill.tsx';
import { ViewMenu } from '../../../ui/lists/views/view-menu.tsx';
import { type ClaimList, claimSorts } from './claims-search.ts';
import { useClaimViews } from './use-claim-views.ts';

/** Search, filters and sort order of the list. */
export const ClaimsFilterBar = ({ list }: { list: ClaimList }) => {
  const { t } = useTranslation();
  const { search, change } = list;
  const views = useClaimViews(list);
  return (
    <ListTools
      list={list}
      showText={t('claims.screens.list.show', { count: list.query.data?.total ?? 0 })}
      viewMenu={<ViewMenu views={views} />}
    >
      <ChoicePill
        label={t('claims.screens.list.sort')}
        value={search.sort ?? '-id'}
        options={claimSorts.map((value) => [value, t(`claims.screens.list.sorts.${value}`)])}
        onChange={(sort) => change({ sort: claimSorts.find((option) => option === sort) })}
      />
    </ListTools>
  );
};
