import { billStatuses } from '@portal/contract/carrier-bills/bill-status.ts';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { can, mayDo, useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { FilterLine } from '../../../ui/lists/filters/filter-line.tsx';
import { FilterPills } from '../../../ui/lists/filters/filter-pills.tsx';
import { ListSearchField } from '../../../ui/lists/filters/list-search-field.tsx';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { LineEnd, ListHead } from '../../../ui/lists/list-head.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { ListRows } from '../../../ui/lists/list-rows.tsx';
import { TableAppearance } from '../../../ui/lists/table/table-appearance.tsx';
import { type List, useList } from '../../../ui/lists/use-list.ts';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { takeBillsAddress } from '../addresses.ts';
import type { BillPage } from '../carrier-bills.api.ts';
import { billListDefinition } from './bill-list.tsx';
import type { BillSearch } from './bill-search.ts';

/** What carriers have billed, and what has to be decided about it. */
export const CarrierBillsPage = () => {
  const { t } = useTranslation();
  const me = useMe();
  usePageTitle(t('carrier_bills.screens.title'));
  useBreadcrumb([{ label: t('carrier_bills.screens.title') }]);
  const list = useList(billListDefinition);
  const phone = usePhone();
  const { status } = list.search;
  return (
    <ListPage>
      <ListHead title={t('carrier_bills.screens.title')} tabs={<StatusTabs list={list} />}>
        <LineEnd>
          {can(me, 'act_for_operator') && mayDo(me, 'patch:settings') && (
            <LinkButton to="/settings/carrier-bill-rules">{t('carrier_bills.screens.rules.link')}</LinkButton>
          )}
          {mayDo(me, 'post:carrier-bills') && (
            <LinkButton kind="primary" icon={<PlusIcon size={16} />} {...takeBillsAddress}>
              {t('carrier_bills.screens.take')}
            </LinkButton>
          )}
        </LineEnd>
      </ListHead>
      <FilterLine>
        <ListSearchField list={list} />
        <FilterPills list={list} />
        <LineEnd>{!phone && <TableAppearance list={list} />}</LineEnd>
      </FilterLine>
      <ListRows list={list} role="tabpanel" aria-labelledby={`${billListDefinition.id}-${status ?? 'all'}`} />
      <ListFoot list={list} />
    </ListPage>
  );
};

const StatusTabs = ({ list }: { list: List<BillPage, BillSearch> }) => {
  const { t } = useTranslation();
  const counts = list.query.data?.counts;
  const replaced = list.query.data?.replaced ?? 0;
  const total = counts && billStatuses.reduce((sum, one) => sum + (counts[one] ?? 0), replaced);
  return (
    <Tabs
      label={t('carrier_bills.screens.list.status')}
      panel={billListDefinition.id}
      value={list.search.status ?? 'all'}
      onChange={(value) => list.change({ status: billStatuses.find((one) => one === value) })}
      tabs={[
        { value: 'all', label: t('carrier_bills.screens.list.all'), count: total },
        ...billStatuses.map((value) => ({
          value,
          label: t(`carrier_bills.statuses.${value}`),
          count: counts?.[value],
        })),
      ]}
    />
  );
};
