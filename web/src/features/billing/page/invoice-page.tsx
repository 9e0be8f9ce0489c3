import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import { isPayable, isRefundable } from '@portal/contract/billing/invoice-status.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { watchLoad } from '../../../platform/live/socket.ts';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DownloadIcon } from '../../../ui/icons/action-icons.tsx';
import { MailIcon } from '../../../ui/icons/status-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { insuranceAddress } from '../../insurance/addresses.ts';
import { mayInsure } from '../../insurance/may-insure.ts';
import { loadAddress } from '../../loads/addresses.ts';
import { paymentHubAddress } from '../addresses.ts';
import { invoiceQuery, recordRefund, saveInvoice, useBillingChanged } from '../billing.api.ts';
import { ReturnedPayment } from '../pay/returned-payment.tsx';
import { ContestedChip, InvoiceChip } from '../invoice-chip.tsx';
import { ApplyCreditDrawer } from '../by-hand/apply-credit-drawer.tsx';
import { ReceiveDrawer } from '../by-hand/receive-drawer.tsx';
import { SentMoneyDrawer } from '../by-hand/sent-money-drawer.tsx';
import { CollectionCard } from '../collections/collection-card.tsx';
import { CreditDrawer } from './credit-drawer.tsx';
import { InvoiceAnswers } from './invoice-answers.tsx';
import { FactsCard, HistoryCard, PayCard, RefundsCard } from './invoice-cards.tsx';
import classes from './invoice-page.module.css';
import { DisputeButton } from './dispute-button.tsx';
import { ContestsCard } from './contests-card.tsx';
import { DisputeCard } from './dispute-card.tsx';
import { LinesCard } from './lines-card.tsx';
import { PapersCard } from './papers-card.tsx';
import { RefundDrawer } from './refund-drawer.tsx';
import { SendDrawer } from './send-drawer.tsx';
import { WhyCard } from './why-card.tsx';
import { PaidCard, PaymentsCard, receivedPayments } from '../receipts/paid-card.tsx';
import { useMayDispute } from './use-may-dispute.ts';
import { throwIfNotFound } from '../../../platform/routing/or-not-found.ts';

type Opened = 'send' | 'credit' | 'apply' | 'receive' | 'refund' | 'sent_refund';

/** One invoice: when it is due, what it says, and how it is paid. */
export const InvoicePage = () => {
  const { t } = useTranslation();
  const { invoice: id } = useParams({ from: '/frame/payment-hub/$invoice' });
  const { data, error, refetch } = useQuery(invoiceQuery(Number(id)));
  const title = t('billing.screens.invoice.title', { number: data ? String(data.number) : '…' });
  usePageTitle(title);
  useBreadcrumb([{ label: t('billing.screens.title'), address: paymentHubAddress }, { label: title }]);
  throwIfNotFound(error);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className={classes.page}>{data ? <Whole invoice={data} title={title} /> : <Skeleton height={480} />}</div>
  );
};

const Whole = ({ invoice, title }: { invoice: InvoiceDetails; title: string }) => {
  const [opened, setOpened] = useState<Opened | null>(null);
  const phone = usePhone();
  const changed = useBillingChanged();
  const readAgain = useEffectEvent(changed);
  const { load_id } = invoice;
  const isUnderWay = invoice.status === 'payment_processing';
  useEffect(() => {
    if (load_id !== null) return watchLoad(load_id, { 'invoice-changed': () => readAgain() }, () => readAgain());
    // An invoice of a policy has no room for news: it is read again while a payment is under way.
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => readAgain(), 3000);
    return () => clearInterval(timer);
  }, [load_id, isUnderWay]);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const mayDispute = useMayDispute(invoice);
  const toggle = (id: number) => setTicked((ids) => (ids.has(id) ? without(ids, id) : new Set([...ids, id])));
  return (
    <>
      <div className={classes.header}>
        <div className={classes.title}>
          <h1>{title}</h1>
          <InvoiceChip status={invoice.status} large />
          {invoice.contested > 0 && <ContestedChip large />}
          <span className={classes.lane}>
            <Billed invoice={invoice} />, {invoice.origin.city}, {invoice.origin.state} → {invoice.destination.city},{' '}
            {invoice.destination.state}
          </span>
        </div>
        <Actions invoice={invoice} open={setOpened} ticked={ticked} />
      </div>
      <ReturnedPayment />
      <InvoiceAnswers invoice={invoice} />
      {phone && <MoneyCard invoice={invoice} />}
      <div className={classes.columns}>
        <div className={classes.column}>
          <WhyCard invoice={invoice} ticked={mayDispute ? { ids: ticked, toggle } : null} />
          <LinesCard invoice={invoice} />
          <FactsCard invoice={invoice} />
        </div>
        <div className={classes.column}>
          {!phone && <MoneyCard invoice={invoice} />}
          <PaymentsCard invoice={invoice} />
          <ContestsCard invoice={invoice} />
          <CollectionCard invoice={invoice} />
          <DisputeCard invoice={invoice} ticked={ticked} />
          <PapersCard invoice={invoice} />
          <RefundsCard invoice={invoice} />
          <HistoryCard invoice={invoice} />
        </div>
      </div>
      {opened && <OpenedDrawer what={opened} invoice={invoice} onClose={() => setOpened(null)} />}
    </>
  );
};

/** The load or the policy that is billed, by its number, leading there. */
const Billed = ({ invoice: { load_id, policy } }: { invoice: InvoiceDetails }) => {
  const { t } = useTranslation();
  const me = useMe();
  if (load_id !== null) {
    return (
      <>
        {t('billing.screens.invoice.of_load')} <Link {...loadAddress(load_id)}>{load_id}</Link>
      </>
    );
  }
  if (!policy) return null;
  return (
    <>
      {t('billing.screens.invoice.of_policy')}{' '}
      {mayInsure(me) ? <Link {...insuranceAddress(policy.id)}>{policy.number}</Link> : policy.number}
    </>
  );
};

/** What is still to pay, or how it was paid. */
const MoneyCard = ({ invoice }: { invoice: InvoiceDetails }) => {
  const [payment] = receivedPayments(invoice);
  const isPaid = invoice.status === 'paid' && invoice.owed_back === 0;
  return isPaid && payment ? <PaidCard invoice={invoice} payment={payment} /> : <PayCard invoice={invoice} />;
};

const without = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  new Set([...ids].filter((one) => one !== id));

type OpenedDrawerProps = { what: Opened; invoice: InvoiceDetails; onClose: () => void };

const OpenedDrawer = ({ what, invoice, onClose }: OpenedDrawerProps) => {
  const { t } = useTranslation();
  const { id, number, account, owed_back } = invoice;
  switch (what) {
    case 'send':
      return <SendDrawer ids={[id]} onClose={onClose} />;
    case 'credit':
      return <CreditDrawer invoice={invoice} onClose={onClose} />;
    case 'apply':
      return <ApplyCreditDrawer invoice={invoice} onClose={onClose} />;
    case 'refund':
      return <RefundDrawer invoice={invoice} onClose={onClose} />;
    case 'receive':
      return <ReceiveDrawer invoices={[invoice]} onClose={onClose} />;
    case 'sent_refund':
      return (
        <SentMoneyDrawer
          title={t('billing.pay.refund.record_title', { number: String(number) })}
          account={account.name}
          most={owed_back}
          send={(body) => recordRefund(id, body)}
          onSaved={onClose}
          onClose={onClose}
        />
      );
  }
};

type ActionsProps = { invoice: InvoiceDetails; open: (what: Opened) => void; ticked: ReadonlySet<number> };

const Actions = ({ invoice, open, ticked }: ActionsProps) => {
  const { t } = useTranslation();
  const me = useMe();
  const save = useMutation({
    mutationFn: () => saveInvoice(invoice.id, currentLanguage()),
    onError: notifyFailure,
  });
  const isOperator = mayDo(me, 'post:billing');
  const mayDispute = useMayDispute(invoice);
  const isOpen = isPayable(invoice.status);
  return (
    <div className={classes.actions}>
      {mayDo(me, 'post:payments') && (
        <Button kind="ghost" icon={<MailIcon size={16} />} onClick={() => open('send')}>
          {t('billing.screens.invoice.email')}
        </Button>
      )}
      <Button icon={<DownloadIcon size={16} />} pending={save.isPending} onClick={() => save.mutate()}>
        {t('billing.screens.invoice.pdf')}
      </Button>
      {isOperator && (isOpen || invoice.status === 'paid') && (
        <Button onClick={() => open('credit')}>{t('billing.screens.invoice.credit')}</Button>
      )}
      {isOperator && isOpen && invoice.account_credit > 0 && (
        <Button onClick={() => open('apply')}>{t('billing.pay.by_hand.apply')}</Button>
      )}
      {isOperator && isRefundable(invoice.status) && invoice.refundable > 0 && (
        <Button onClick={() => open('refund')}>{t('billing.pay.refund.action')}</Button>
      )}
      {isOperator && invoice.owed_back > 0 && (
        <Button kind="primary" onClick={() => open('sent_refund')}>
          {t('billing.pay.refund.record')}
        </Button>
      )}
      {isOperator && isOpen && (
        <Button kind="primary" onClick={() => open('receive')}>
          {t('billing.screens.invoice.receive')}
        </Button>
      )}
      {mayDispute && <DisputeButton invoice={invoice} ticked={ticked} />}
    </div>
  );
};
