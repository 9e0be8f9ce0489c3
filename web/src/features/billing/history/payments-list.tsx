import type { Payment } from '@portal/contract/billing/billing.ts';
import type { PaymentStatus } from '@portal/contract/billing/invoice-status.ts';
import { useState } from 'react';
import { storedKeys } from '../../../platform/session/stored.ts';
import { date, money } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CardIcon } from '../../../ui/icons/navigation-icons.tsx';
import { defineList, listQuery, type RowProps } from '../../../ui/lists/list-definition.ts';
import { PhoneLine, PhoneRow } from '../../../ui/lists/phone-row.tsx';
import { MainLine, SecondLine } from '../../../ui/lists/two-lines.tsx';
import { NoneFound } from '../../../ui/lists/none-found.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { StatusChip } from '../../../ui/status/status-chip.tsx';
import type { StatusTone } from '../../../ui/status/status-tone.ts';
import classes from '../billing.module.css';
import { seesAllAccounts } from '../list/invoice-filters.tsx';
import { failureText } from '../failure-text.ts';
import { paymentList, type PaymentPage } from './payment-history.api.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { methodText } from '../receipts/payment-method.ts';
import { paymentFilters } from './payment-filters.tsx';
import { type PaymentSearch, usePaymentSearch } from './payment-search.ts';
import { PaymentDrawer } from '../receipts/payment-drawer.tsx';
import { countOrRange } from '../../../ui/lists/count-text.ts';

type Row = RowProps<Payment>;

const tones: Readonly<Record<PaymentStatus, StatusTone>> = {
  processing: 'pending',
  succeeded: 'delivered',
  failed: 'cancelled',
  returned: 'cancelled',
  refunded: 'quoted',
};

const Status = ({ row: { status, failure }, t }: Row) => (
  <span className={classes.status}>
    <StatusChip tone={tones[status]}>{t(`billing.pay.history.statuses.${status}`)}</StatusChip>
    {failure && <span>{failureText(failure)}</span>}
  </span>
);

/** The invoices that were paid, what was left where there are none, or neither. */
const nameOf = ({ invoices, unapplied }: Payment, t: Translate): string => {
  const [only] = invoices;
  if (only) {
    return invoices.length === 1
      ? String(only.number)
      : t('billing.pay.history.invoices_count', { count: invoices.length });
  }
  if (unapplied === 0) return t('billing.pay.history.details');
  return t(unapplied > 0 ? 'billing.pay.history.unapplied' : 'billing.pay.history.owed_beside');
};

/** Opens what a payment was, with the invoices it paid. */
const Invoices = ({ row, t }: Row) => {
  const [isOpened, setOpened] = useState(false);
  const name = nameOf(row, t);
  return (
    <>
      <Button
        kind="link"
        aria-label={t('billing.pay.history.details_of', { name, amount: money(row.amount) })}
        onClick={() => setOpened(true)}
      >
        {name}
      </Button>
      {isOpened && <PaymentDrawer payment={row} onClose={() => setOpened(false)} />}
    </>
  );
};

const Amount = ({ row: { amount, refunded }, t }: Row) => (
  <span>
    <span className={classes.amount}>{money(amount)}</span>
    {refunded > 0 && (
      <span className={classes.quiet}> {t('billing.pay.history.refunded', { amount: money(refunded) })}</span>
    )}
  </span>
);

const PaymentPhoneRow = (props: Row) => {
  const { row, t } = props;
  return (
    <PhoneRow>
      <PhoneLine end={<Amount {...props} />}>
        <MainLine>{date(row.received_on)}</MainLine>
      </PhoneLine>
      <PhoneLine whole>
        <Status {...props} />
      </PhoneLine>
      <PhoneLine end={<SecondLine>{methodText(row, t)}</SecondLine>}>
        <Invoices {...props} />
      </PhoneLine>
    </PhoneRow>
  );
};

const noFilters = { method: undefined, from: undefined, until: undefined };

const countFilters = ({ method, from, until }: PaymentSearch): number => [method, from ?? until].filter(Boolean).length;

const NoPayments = () => {
  const { t } = useTranslation();
  const [search, change] = usePaymentSearch();
  if (countFilters(search) === 0) return <EmptyState icon={CardIcon}>{t('billing.pay.history.none')}</EmptyState>;
  return (
    <NoneFound clear={t('billing.pay.receipt.filters.clear')} onClear={() => change(noFilters)}>
      {t('billing.pay.receipt.filters.none')}
    </NoneFound>
  );
};

/** Payments of the account, the latest first. */
export const paymentsList = defineList<PaymentPage, PaymentSearch>({
  id: 'payments',
  title: (t) => t('billing.pay.history.title'),
  useSearch: usePaymentSearch,
  query: listQuery((search: PaymentSearch, limit) => paymentList(search, limit)),
  filters: paymentFilters,
  noFilters,
  countFilters,
  rowId: ({ id }) => id,
  columns: {
    date: { label: (t) => t('billing.pay.history.date'), Cell: ({ row }) => date(row.received_on), width: 112 },
    status: { label: (t) => t('billing.pay.history.status'), Cell: Status, width: 250 },
    method: { label: (t) => t('billing.pay.history.method'), Cell: ({ row, t }) => methodText(row, t), width: 200 },
    account: {
      label: (t) => t('billing.pay.history.account'),
      Cell: ({ row }) => row.account.name,
      width: 150,
      isOffered: seesAllAccounts,
    },
    invoices: { label: (t) => t('billing.pay.history.invoices'), Cell: Invoices, width: 110 },
    reference: {
      label: (t) => t('billing.pay.history.reference'),
      Cell: ({ row }) => <span className={classes.reference}>{row.reference}</span>,
      width: 134,
    },
    amount: { label: (t) => t('billing.pay.history.amount'), Cell: Amount, align: 'end', width: 244 },
  },
  storedAs: storedKeys.paymentsTable,
  pageSizes: { options: [25, 50, 100], usual: 25 },
  fit: { leaveFirst: ['reference', 'account', 'method'], stay: ['date', 'status', 'amount'] },
  rowLines: 1,
  PhoneRow: PaymentPhoneRow,
  Empty: NoPayments,
  rangeText: countOrRange('billing.pay.history.count'),
});
