import { useState, Suspense } from 'react';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { LineEnd, ListHead } from '../../../ui/lists/list-head.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { ListRows } from '../../../ui/lists/list-rows.tsx';
import { TableAppearance } from '../../../ui/lists/table/table-appearance.tsx';
import { useList } from '../../../ui/lists/use-list.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { paymentHubAddress } from '../addresses.ts';
import { paymentsList } from './payments-list.tsx';

const PrepaymentDrawer = lazyDialog(async () => (await import('../by-hand/prepayment-drawer.tsx')).PrepaymentDrawer);

/** What was paid, how, and what came of it; the operator writes down here what came before any invoice. */
export const PaymentsPage = () => {
  const { t } = useTranslation();
  const title = t('billing.pay.history.title');
  usePageTitle(title);
  useBreadcrumb([{ label: t('billing.screens.title'), address: paymentHubAddress }, { label: title }]);
  const phone = usePhone();
  const list = useList(paymentsList);
  const mayReceive = mayDo(useMe(), 'post:billing');
  const [isOpened, setOpened] = useState(false);
  return (
    <ListPage>
      <ListHead title={title}>
        <LineEnd>
          {mayReceive && <Button onClick={() => setOpened(true)}>{t('billing.pay.by_hand.prepayment')}</Button>}
          {!phone && <TableAppearance list={list} />}
        </LineEnd>
      </ListHead>
      <ListRows list={list} />
      <ListFoot list={list} />
      <Suspense>{isOpened && <PrepaymentDrawer onClose={() => setOpened(false)} />}</Suspense>
    </ListPage>
  );
};
