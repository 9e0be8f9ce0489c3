import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { LineEnd, ListHead } from '../../../ui/lists/list-head.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { ListRows } from '../../../ui/lists/list-rows.tsx';
import { TableAppearance } from '../../../ui/lists/table/table-appearance.tsx';
import { useList } from '../../../ui/lists/use-list.ts';
import { paymentHubAddress } from '../addresses.ts';
import { paymentsList } from './payments-list.tsx';

/** What was paid, how, and what came of it. */
export const PaymentsPage = () => {
  const { t } = useTranslation();
  const title = t('billing.pay.history.title');
  usePageTitle(title);
  useBreadcrumb([{ label: t('billing.screens.title'), address: paymentHubAddress }, { label: title }]);
  const phone = usePhone();
  const list = useList(paymentsList);
  return (
    <ListPage>
      <ListHead title={title}>
        <LineEnd>{!phone && <TableAppearance list={list} />}</LineEnd>
      </ListHead>
      <ListRows list={list} />
      <ListFoot list={list} />
    </ListPage>
  );
};
