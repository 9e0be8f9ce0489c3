import type { Invoice } from '@portal/contract/billing/billing.ts';
import { invoiceStatuses } from '@portal/contract/billing/invoice-status.ts';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { FilterLine } from '../../../ui/lists/filters/filter-line.tsx';
import { FilterPills } from '../../../ui/lists/filters/filter-pills.tsx';
import { PhoneTools } from '../../../ui/lists/filters/phone-tools.tsx';
import { ListSearchField } from '../../../ui/lists/filters/list-search-field.tsx';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { LineEnd, ListHead } from '../../../ui/lists/list-head.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { ListRows } from '../../../ui/lists/list-rows.tsx';
import { TableAppearance } from '../../../ui/lists/table/table-appearance.tsx';
import { type List, useList } from '../../../ui/lists/use-list.ts';
import type { InvoicePage } from '../billing.api.ts';
import classes from '../billing.module.css';
import { InvoiceGlyph } from '../invoice-chip.tsx';
import { Differences } from '../pay/differences.tsx';
import { ReturnedPayment } from '../pay/returned-payment.tsx';
import { OnlineUnavailable, PayRefused } from '../pay/unavailable.tsx';
import { AgeingStrip, OwedName } from './ageing-strip.tsx';
import { HubLinks } from './hub-links.tsx';
import { invoiceListDefinition } from './invoice-list.tsx';
import type { InvoiceSearch } from './invoice-search.ts';
import { PayBar } from './pay-bar.tsx';

const ReceiveDrawer = lazyDialog(async () => (await import('../by-hand/receive-drawer.tsx')).ReceiveDrawer);
const PromiseDrawer = lazyDialog(async () => (await import('../collections/promise-drawer.tsx')).PromiseDrawer);
const SendDrawer = lazyDialog(async () => (await import('../page/send-drawer.tsx')).SendDrawer);
const ExportDialog = lazyDialog(async () => (await import('./export-invoices-dialog.tsx')).ExportInvoicesDialog);

type Opened = 'send' | 'receive' | 'promise' | 'export';

/** Rows that were chosen, kept as they were last seen: the choice outlives paging and filters. */
const useChosen = (ids: ReadonlySet<number>, items: readonly Invoice[]): Invoice[] => {
  const [seen, setSeen] = useState<ReadonlyMap<number, Invoice>>(new Map());
  const fresh = items.filter((item) => seen.get(item.id) !== item);
  if (fresh.length > 0) setSeen(new Map([...seen, ...fresh.map((item) => [item.id, item] as const)]));
  return [...ids].flatMap((id) => seen.get(id) ?? []);
};

/** What was billed, what is owed and for how long. */
export const PaymentHubPage = () => {
  const { t } = useTranslation();
  const me = useMe();
  usePageTitle(t('billing.screens.title'));
  useBreadcrumb([{ label: t('billing.screens.title') }]);
  const list = useList(invoiceListDefinition);
  const phone = usePhone();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { data } = list.query;
  const isOperator = mayDo(me, 'post:billing');
  const mayPay = mayDo(me, 'post:payments') && !me.signed_in_as && !isOperator;
  const { status, age } = list.search;
  const chosen = useChosen(list.selection.ids, data?.items ?? []);
  const [refusal, setRefusal] = useState<string | null>(null);
  const close = () => setOpened(null);
  return (
    <ListPage>
      <ListHead
        title={t('billing.screens.title')}
        tabs={<StatusTabs list={list} />}
        above={<AgeingStrip data={data} age={age} onChoose={(chosenAge) => list.change({ age: chosenAge })} />}
      >
        {phone && <OwedName />}
        <HubLinks total={data?.total} onExport={() => setOpened('export')} />
      </ListHead>
      <div className={classes.callouts}>
        <ReturnedPayment />
        {isOperator && <Differences />}
        {mayPay && data?.pays_online === false && <OnlineUnavailable />}
        {refusal !== null && <PayRefused text={refusal} />}
      </div>
      <HubFilters list={list} />
      <ListRows list={list} role="tabpanel" aria-labelledby={`${invoiceListDefinition.id}-${status ?? 'all'}`} />
      {chosen.length > 0 ? (
        <PayBar
          invoices={chosen}
          mayReceive={isOperator}
          mayPay={mayPay}
          paysOnline={data?.pays_online ?? false}
          onClear={list.selection.clear}
          onSend={() => setOpened('send')}
          onReceive={() => setOpened('receive')}
          onPromise={() => setOpened('promise')}
          onRefused={setRefusal}
        />
      ) : (
        <ListFoot list={list} />
      )}
      <Suspense>{opened === 'export' && <ExportDialog total={data?.total ?? 0} onClose={close} />}</Suspense>
      {opened === 'send' && <SendDrawer ids={chosen.map(({ id }) => id)} onClose={close} />}
      {opened === 'promise' && <PromiseDrawer invoices={chosen} onClose={close} onSaved={list.selection.clear} />}
      {opened === 'receive' && <ReceiveDrawer invoices={chosen} onClose={close} onSaved={list.selection.clear} />}
    </ListPage>
  );
};

type HubList = List<InvoicePage, InvoiceSearch>;

const HubFilters = ({ list }: { list: HubList }) => {
  const { t } = useTranslation();
  if (usePhone()) {
    const count = list.query.data?.total ?? 0;
    return <PhoneTools list={list} showText={t('billing.screens.list.count', { count })} />;
  }
  return (
    <FilterLine>
      <ListSearchField list={list} />
      <FilterPills list={list} />
      <LineEnd>
        <TableAppearance list={list} />
      </LineEnd>
    </FilterLine>
  );
};

const StatusTabs = ({ list }: { list: HubList }) => {
  const { t } = useTranslation();
  const { status } = list.search;
  const counts = list.query.data?.counts;
  const total = counts && invoiceStatuses.reduce((sum, one) => sum + (counts[one] ?? 0), 0);
  return (
    <Tabs
      label={t('billing.screens.list.status')}
      panel={invoiceListDefinition.id}
      value={status ?? 'all'}
      onChange={(value) => list.change({ status: invoiceStatuses.find((one) => one === value) })}
      tabs={[
        { value: 'all', label: t('billing.screens.list.all'), count: total },
        ...invoiceStatuses.map((value) => ({
          value,
          label: t(`billing.screens.list.tabs.${value}`),
          glyph: <InvoiceGlyph status={value} />,
          count: counts?.[value],
        })),
      ]}
    />
  );
};
