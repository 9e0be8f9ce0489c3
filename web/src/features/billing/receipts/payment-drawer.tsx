import type { Payment } from '@portal/contract/billing/billing.ts';
import { receivedStatuses } from '@portal/contract/billing/invoice-status.ts';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { date, money } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { FactList } from '../../../ui/primitives/fact-list.tsx';
import { invoiceAddress } from '../addresses.ts';
import { sendBackUnapplied } from '../billing.api.ts';
import classes from '../billing.module.css';
import { BounceDrawer } from '../by-hand/bounce-drawer.tsx';
import { methodText } from './payment-method.ts';
import { ReceiptButtons } from './receipt-buttons.tsx';
import { SendReceiptDrawer } from './send-receipt-drawer.tsx';
import { failureText } from '../failure-text.ts';
import { SentMoneyDrawer } from '../by-hand/sent-money-drawer.tsx';

type Opened = 'bounce' | 'send_back' | 'receipt' | null;
type Fact = readonly [label: string, value: ReactNode];

const factsOf = (payment: Payment, t: Translate): readonly Fact[] => {
  const { received_on, booked_on, variance_reason, note, returned, failure, refunded } = payment;
  return [
    [t('billing.pay.history.status'), t(`billing.pay.history.statuses.${payment.status}`)],
    [t('billing.pay.history.date'), date(received_on)],
    ...(booked_on && booked_on !== received_on ? [[t('billing.pay.history.booked_on'), date(booked_on)] as const] : []),
    ...(returned
      ? [
          [t('billing.pay.history.bounced_on'), date(returned.on)] as const,
          [t('billing.pay.history.bounce_reason'), returned.reason] as const,
        ]
      : []),
    ...(failure ? [[t('billing.pay.history.failure'), failureText(failure)] as const] : []),
    ...(refunded > 0 ? [[t('billing.pay.history.sent_back'), money(refunded)] as const] : []),
    [t('billing.pay.history.method'), methodText(payment, t)],
    [t('billing.pay.history.reference'), payment.reference],
    ...(receivedStatuses.includes(payment.status)
      ? [[t('billing.pay.receipt.number'), String(payment.id)] as const]
      : []),
    ...(payment.paid_by ? [[t('billing.pay.receipt.paid_by'), payment.paid_by] as const] : []),
    [t('billing.pay.history.account'), payment.account.name],
    ...(variance_reason
      ? [[t('billing.pay.by_hand.difference'), t(`billing.differences.${variance_reason}`)] as const]
      : []),
    ...(note ? [[t('billing.screens.credit.note'), note] as const] : []),
  ];
};

const partsOf = ({ invoices, unapplied }: Payment, t: Translate): readonly Fact[] => [
  ...invoices.map(({ id, number, amount }): Fact => [
    String(number),
    <Link key={id} {...invoiceAddress(id)}>
      {money(amount)}
    </Link>,
  ]),
  ...(unapplied === 0
    ? []
    : [
        [
          t(unapplied > 0 ? 'billing.pay.history.unapplied' : 'billing.pay.history.owed_beside'),
          money(Math.abs(unapplied)),
        ] as const,
      ]),
];

/** What a payment was, which invoices it paid, and what the operator does about it. */
export const PaymentDrawer = ({ payment, onClose }: { payment: Payment; onClose: () => void }) => {
  const { t } = useTranslation();
  const me = useMe();
  const [opened, setOpened] = useState<Opened>(null);
  const { id, method, status, unapplied, account } = payment;
  const isByHand = method === 'check' || method === 'wire';
  const isReceived = receivedStatuses.includes(status);
  const mayChange = mayDo(me, 'post:billing') && isReceived && isByHand;
  const parts = partsOf(payment, t);
  const back = () => setOpened(null);
  if (opened === 'bounce') return <BounceDrawer payment={payment} onSaved={onClose} onClose={back} />;
  if (opened === 'receipt') return <SendReceiptDrawer payment={id} onClose={back} />;
  if (opened === 'send_back')
    return (
      <SentMoneyDrawer
        title={t('billing.pay.refund.record')}
        account={account.name}
        most={unapplied}
        send={(body) => sendBackUnapplied(id, body)}
        onSaved={onClose}
        onClose={back}
      />
    );
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('billing.pay.history.one', { amount: money(payment.amount) })}
      footer={
        isReceived && (
          <>
            {mayChange && unapplied > 0 && (
              <Button onClick={() => setOpened('send_back')}>{t('billing.pay.refund.record')}</Button>
            )}
            {mayChange && <Button onClick={() => setOpened('bounce')}>{t('billing.pay.history.bounce')}</Button>}
            <ReceiptButtons payment={id} onSend={() => setOpened('receipt')} />
          </>
        )
      }
    >
      <div className={classes.form}>
        <FactList facts={factsOf(payment, t)} />
        {parts.length > 0 && (
          <section>
            <h3>{t('billing.pay.history.invoices')}</h3>
            <FactList facts={parts} />
          </section>
        )}
      </div>
    </Drawer>
  );
};
