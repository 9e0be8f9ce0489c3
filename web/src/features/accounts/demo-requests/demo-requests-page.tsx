import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { FilterLine } from '../../../ui/lists/filters/filter-line.tsx';
import { FilterPills } from '../../../ui/lists/filters/filter-pills.tsx';
import { ListSearchField } from '../../../ui/lists/filters/list-search-field.tsx';
import { PhoneTools } from '../../../ui/lists/filters/phone-tools.tsx';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { LineEnd, ListHead, ListText } from '../../../ui/lists/list-head.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { ListRows } from '../../../ui/lists/list-rows.tsx';
import { TableAppearance } from '../../../ui/lists/table/table-appearance.tsx';
import { useList } from '../../../ui/lists/use-list.ts';
import { AccountManagementNav } from './account-management-nav.tsx';
import { demoRequestsList } from './demo-requests-list.tsx';

/** Who asked for a demonstration, answered with an account or a refusal. */
export const DemoRequestsPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('guests.requests.title'));
  useBreadcrumb([{ label: t('frame.navigation.account_management') }, { label: t('guests.requests.title') }]);
  const list = useList(demoRequestsList);
  const phone = usePhone();
  return (
    <ListPage>
      <ListHead title={t('guests.requests.title')} tabs={<AccountManagementNav />}>
        <LineEnd>{!phone && <TableAppearance list={list} />}</LineEnd>
      </ListHead>
      <ListText>{t('guests.requests.text')}</ListText>
      {phone ? (
        <PhoneTools list={list} showText={t('guests.requests.count', { count: list.query.data?.total ?? 0 })} />
      ) : (
        <FilterLine>
          <ListSearchField list={list} />
          <FilterPills list={list} />
        </FilterLine>
      )}
      <ListRows list={list} />
      <ListFoot list={list} />
    </ListPage>
  );
};
