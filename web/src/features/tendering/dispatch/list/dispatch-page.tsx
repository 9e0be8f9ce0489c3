import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { useBreadcrumb } from '../../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../../platform/routing/page-title.ts';
import { usePhone } from '../../../../platform/screen-width.ts';
import { FilterLine } from '../../../../ui/lists/filters/filter-line.tsx';
import { FilterPills } from '../../../../ui/lists/filters/filter-pills.tsx';
import { ListSearchField } from '../../../../ui/lists/filters/list-search-field.tsx';
import { PhoneTools } from '../../../../ui/lists/filters/phone-tools.tsx';
import { ListFoot } from '../../../../ui/lists/list-foot.tsx';
import { LineEnd, ListHead } from '../../../../ui/lists/list-head.tsx';
import { ListPage } from '../../../../ui/lists/list-page.tsx';
import { ListRows } from '../../../../ui/lists/list-rows.tsx';
import { TableAppearance } from '../../../../ui/lists/table/table-appearance.tsx';
import { useList } from '../../../../ui/lists/use-list.ts';
import { ViewMenu } from '../../../../ui/lists/views/view-menu.tsx';
import { PricesToMake } from '../../../drayage/quote-by-hand/prices-to-make.tsx';
import classes from '../dispatch.module.css';
import { WaitingDrawer } from '../waiting-drawer.tsx';
import { useDispatchViews } from './use-dispatch-views.ts';
import { waitingList } from './waiting-list.tsx';

/** The operator's own list: loads of all accounts that wait for a truck, the one whose time ends first at the top. */
export const DispatchPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('tendering.dispatch.title'));
  useBreadcrumb([{ label: t('tendering.dispatch.title') }]);
  const phone = usePhone();
  const list = useList(waitingList);
  const { data } = list.query;
  const views = useDispatchViews(list);
  const { load, page } = list.search;
  return (
    <ListPage>
      <ListHead title={t('tendering.dispatch.title')}>
        {!phone && (
          <span className={classes.view}>
            <ViewMenu views={views} />
          </span>
        )}
        <span role="status">{data && t('tendering.dispatch.count', { count: data.total })}</span>
      </ListHead>
      <PricesToMake>
        {phone ? (
          <PhoneTools list={list} showText={t('tendering.dispatch.filters.show', { count: data?.total ?? 0 })}>
            <ViewMenu views={views} />
          </PhoneTools>
        ) : (
          <FilterLine>
            <ListSearchField list={list} />
            <FilterPills list={list} />
            <LineEnd>
              <TableAppearance list={list} />
            </LineEnd>
          </FilterLine>
        )}
        <ListRows list={list} />
        <ListFoot list={list} />
      </PricesToMake>
      {load !== undefined && data && (
        <WaitingDrawer
          key={load}
          loadId={load}
          load={data.items.find(({ load_id }) => load_id === load)}
          onClose={() => list.change({ load: undefined, page })}
        />
      )}
    </ListPage>
  );
};
