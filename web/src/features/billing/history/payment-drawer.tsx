import type { Payment } from '@portal/contract/billing/billing.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { date, money } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { invoiceAddress } from '../addresses.ts';
import classes from '../billing.module.css';
import { BounceForm } from './bounce-form.tsx';
import { SendBackForm } from './send-back-form.tsx';

type Opened = 'bounce' | 'send_back' | null;

/** How it was paid, with the last digits of a card or bank account where they are known. */
export const methodText = ({ method, ending }: Payment, t: Translate): string => {
  const how = t(`billing.methods.${method}`);
  return ending ? t('billing.screens.statement.ending', { method: how, ending }) : how;
};

/** What a payment was, which invoices it paid, and what the operator does about it. */
export const PaymentDrawer = ({ payment, onClose }: { payment: Payment; onClose: () => void }) => {
  const { t } = useTranslation();
  const me = useMe();
  const [opened, setOpened] = useState<Opened>(null);
  const { method, status, unapplied, amount, received_on, booked_on, reference, variance_reason } = payment;
  const isByHand = method === 'check' || method === 'wire';
  const mayChange = mayDo(me, 'post:billing') && status === 'succeeded' && isByHand;
  const facts = [
    [t('billing.pay.history.date'), date(received_on)],
    ...(booked_on && booked_on !== received_on ? [[t('billing.pay.history.booked_on'), date(booked_on)]] : []),
    [t('billing.pay.history.method'), methodText(payment, t)],
    [t('billing.pay.history.reference'), reference],
    [t('billing.pay.history.account'), payment.account.name],
    ...(variance_reason ? [[t('billing.pay.by_hand.difference'), t(`billing.differences.${variance_reason}`)]] : []),
    ...(payment.note ? [[t('billing.screens.credit.note'), payment.note]] : []),
    ...(payment.returned ? [[date(payment.returned.on), payment.returned.reason]] : []),
  ];
  return (
    <Drawer opened onClose={onClose} title={t('billing.pay.history.one', { amount: money(amount) })}>
      <dl className={classes.paymentFacts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('billing.pay.history.invoices')}</h3>
      <dl className={classes.paymentFacts}>
        {payment.invoices.map((part) => (
          <div key={part.id}>
            <dt>
              <Link {...invoiceAddress(part.id)}>{part.number}</Link>
            </dt>
            <dd>{money(part.amount)}</dd>
          </div>
        ))}
        {unapplied !== 0 && (
          <div>
            <dt>{t(unapplied > 0 ? 'billing.pay.history.unapplied' : 'billing.pay.history.owed_beside')}</dt>
            <dd>{money(Math.abs(unapplied))}</dd>
          </div>
        )}
      </dl>
      {mayChange && opened === null && (
        <div className={classes.paymentActions}>
          <Button onClick={() => setOpened('bounce')}>{t('billing.pay.history.bounce')}</Button>
          {unapplied > 0 && <Button onClick={() => setOpened('send_back')}>{t('billing.pay.refund.record')}</Button>}
        </div>
      )}
      {opened === 'bounce' && <BounceForm payment={payment} onSaved={onClose} />}
      {opened === 'send_back' && <SendBackForm payment={payment} onSaved={onClose} />}
    </Drawer>
  );
};
