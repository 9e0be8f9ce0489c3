import { useState, Suspense } from 'react';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ListTools } from '../../../ui/lists/filters/list-tools.tsx';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { LineEnd, ListHead } from '../../../ui/lists/list-head.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { ListRows } from '../../../ui/lists/list-rows.tsx';
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
  const list = useList(paymentsList);
  const mayReceive = mayDo(useMe(), 'post:billing');
  const [isOpened, setOpened] = useState(false);
  return (
    <ListPage>
      <ListHead title={title}>
        <LineEnd>
          {mayReceive && <Button onClick={() => setOpened(true)}>{t('billing.pay.by_hand.prepayment')}</Button>}
        </LineEnd>
      </ListHead>
      <ListTools list={list} showText={t('billing.pay.receipt.filters.show', { count: list.query.data?.total ?? 0 })} />
      <ListRows list={list} />
      <ListFoot list={list} />
      <Suspense>{isOpened && <PrepaymentDrawer onClose={() => setOpened(false)} />}</Suspense>
    </ListPage>
  );
};
