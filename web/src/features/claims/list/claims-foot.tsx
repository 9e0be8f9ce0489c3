import { useTranslation } from 'react-i18next';
import { number } from '../../../platform/words/format.ts';
import { ListFoot } from '../../../ui/lists/list-page.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { countText } from '../../loads/list/count-text.ts';
import { Updated } from '../../loads/list/table/updated.tsx';
import { claimList } from '../claims.api.ts';
import { claimsPerPage, claimsQuery } from './claims-search.ts';
import type { ClaimList } from './use-claim-list.ts';
import { useClaimsSearch } from './use-claims-search.ts';

/** Which cases these are, how fresh they are, and the way to the others. */
export const ClaimsFoot = ({ list, onPage }: { list: ClaimList; onPage: () => void }) => {
  const { t } = useTranslation();
  const [search, change] = useClaimsSearch();
  const { page = 1 } = search;
  const { data } = list;
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / claimsPerPage));
  const go = (next: number) => {
    change({ page: next });
    onPage();
  };
  return (
    <ListFoot>
      <span role="status">{data && rangeText(page, data, t)}</span>
      <Updated queryKey={claimList(claimsQuery(search)).queryKey} failed={list.isRefetchError} />
      {(pages > 1 || page > 1) && (
        <Pager
          page={page}
          pages={pages}
          onPage={go}
          text={t('lists.page_of', { page: number(page, 0), pages: number(pages, 0) })}
          previous={t('lists.previous_page')}
          next={t('lists.next_page')}
        />
      )}
    </ListFoot>
  );
};

type Data = NonNullable<ClaimList['data']>;

const rangeText = (page: number, data: Data, t: ReturnType<typeof useTranslation>['t']): string => {
  const first = (page - 1) * claimsPerPage + 1;
  if (data.items.length === 0) return t('claims.screens.list.count', { count: 0 });
  if (data.items.length === data.total) return t('claims.screens.list.count', { count: data.total });
  return t('claims.screens.list.range', {
    from: number(first, 0),
    to: number(first + data.items.length - 1, 0),
    total: countText(data),
  });
};
