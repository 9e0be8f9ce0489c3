import type { InvoiceDetails, Payment } from '@portal/contract/billing/billing.ts';
import { receivedStatuses } from '@portal/contract/billing/invoice-status.ts';
import { useState } from 'react';
import { date, dateAndTime, money, weekdayDate } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { FactList } from '../../../ui/primitives/fact-list.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { PaymentDrawer } from './payment-drawer.tsx';
import { methodAndNumber } from './payment-method.ts';
import { ReceiptButtons } from './receipt-buttons.tsx';
import { SendReceiptDrawer } from './send-receipt-drawer.tsx';
import classes from './receipts.module.css';

/** The payments of an invoice whose money came and was not returned, the latest first. */
export const receivedPayments = ({ payments }: InvoiceDetails): Payment[] =>
  payments.filter(({ status }) => receivedStatuses.includes(status));

type PaidCardProps = { invoice: InvoiceDetails; payment: Payment };

/** When and how an invoice was paid, with the receipt. */
export const PaidCard = ({ invoice, payment }: PaidCardProps) => {
  const { t } = useTranslation();
  const [isSending, setSending] = useState(false);
  const { id, received_on, created_at, paid_by } = payment;
  const others = receivedPayments(invoice).length - 1;
  const method = methodAndNumber(payment, t);
  const received = payment.method === 'card' ? dateAndTime(created_at).join(', ') : weekdayDate(received_on);
  return (
    <Card>
      <div className={classes.head}>
        <span className={classes.check}>
          <CheckIcon size={18} />
        </span>
        <div className={classes.title}>
          <h2>
            <RefText wraps>{t('billing.pay.receipt.paid_on', { date: date(received_on) })}</RefText>
          </h2>
          <p>{others > 0 ? t('billing.pay.receipt.and_more', { method, count: others }) : method}</p>
        </div>
        <span className={classes.sum}>
          <Money dollars={invoice.paid} size="total" />
        </span>
      </div>
      <div className={classes.body}>
        {invoice.credited > 0 && (
          <p className={classes.note}>
            {t('billing.screens.invoice.paid_note', { paid: money(invoice.paid), credited: money(invoice.credited) })}
          </p>
        )}
        <FactList
          facts={[
            [t('billing.pay.receipt.at'), received],
            [t('billing.pay.receipt.number'), String(id)],
            ...(paid_by ? [[t('billing.pay.receipt.paid_by'), paid_by] as const] : []),
          ]}
        />
        <div className={classes.buttons}>
          <ReceiptButtons payment={id} onSend={() => setSending(true)} />
        </div>
      </div>
      {isSending && <SendReceiptDrawer payment={id} onClose={() => setSending(false)} />}
    </Card>
  );
};

/** Every payment of an invoice, where there is more to it than the card of a paid one says. */
export const PaymentsCard = ({ invoice }: { invoice: InvoiceDetails }) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Payment | null>(null);
  const { payments, status, id } = invoice;
  if (payments.length === 0 || (status === 'paid' && payments.length === 1)) return null;
  return (
    <Card title={t('billing.pay.receipt.payments')}>
      <ul className={classes.payments}>
        {payments.map((payment) => {
          const part = payment.invoices.find((one) => one.id === id)?.amount ?? payment.amount;
          return (
            <li key={payment.id}>
              <Button
                kind="link"
                aria-label={t('billing.pay.history.details_of', {
                  name: methodAndNumber(payment, t),
                  amount: money(part),
                })}
                onClick={() => setOpened(payment)}
              >
                {methodAndNumber(payment, t)}
              </Button>
              <span className={classes.state}>
                {date(payment.received_on)}, {t(`billing.pay.history.statuses.${payment.status}`)}
              </span>
              <span>{money(part)}</span>
            </li>
          );
        })}
      </ul>
      {opened && <PaymentDrawer payment={opened} onClose={() => setOpened(null)} />}
    </Card>
  );
};
