import type { InvoiceDetails, InvoiceEvent } from '@portal/contract/billing/billing.ts';
import { type InvoiceStatus, isPayable } from '@portal/contract/billing/invoice-status.ts';
import type { PhraseKey } from '@portal/contract/phrases/phrase-key.ts';
import { useEffect, useRef, useState } from 'react';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { date, dateAndTime, money } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { Timeline, TimelineDetail, TimelineLine } from '../../../ui/status/timeline.tsx';
import { PayInvoice } from '../pay/pay-button.tsx';
import { PaymentState } from '../pay/payment-state.tsx';
import classes from './invoice-page.module.css';

type CardProps = { invoice: InvoiceDetails };

/** In the colour of text: the aside of a card is quieter. */
const Sum = ({ dollars }: { dollars: number }) => (
  <span className={classes.sum}>
    <Money dollars={dollars} size="total" />
  </span>
);

/** Why nothing is owed where nobody paid. */
const settledWords: Partial<Record<InvoiceStatus, PhraseKey>> = {
  void: 'billing.screens.invoice.void',
  written_off: 'billing.collect.write_off.settled',
};

/** What is owed, and how and where it is paid. */
export const PayCard = ({ invoice }: CardProps) => {
  const { t } = useTranslation();
  const me = useMe();
  const { balance, status, number, remit_to, owed_back, account, paid, credited, account_credit } = invoice;
  const isOperator = mayDo(me, 'post:billing');
  const owedBack = { amount: money(owed_back), account: account.name };
  const mayPay = mayDo(me, 'post:payments') && !me.signed_in_as && !isOperator;
  return (
    <Card title={t('billing.screens.bar.to_pay')} aside={<Sum dollars={balance} />}>
      <div className={classes.pay}>
        {(paid > 0 || credited > 0) && (
          <p className={classes.note}>
            {t('billing.screens.invoice.paid_note', { paid: money(paid), credited: money(credited) })}
          </p>
        )}
        <PaymentState invoice={invoice} />
        {owed_back > 0 && (
          <p role="status">{t(isOperator ? 'billing.pay.refund.to_send' : 'billing.pay.refund.owed_back', owedBack)}</p>
        )}
        {isPayable(status) && account_credit > 0 && (
          <p role="status">
            {isOperator
              ? t('billing.pay.by_hand.apply_text', { account: account.name, credit: money(account_credit) })
              : t('billing.pay.by_hand.own_credit', { credit: money(account_credit) })}
          </p>
        )}
        {mayPay && isPayable(status) && <PayInvoice invoice={invoice} />}
        {balance > 0 && status === 'payment_processing' ? null : balance > 0 ? (
          <>
            <p className={classes.note}>{t('billing.screens.invoice.pay_by')}</p>
            <address className={classes.address}>
              {remit_to.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <p className={classes.note}>{t('billing.screens.invoice.name_number', { number: String(number) })}</p>
          </>
        ) : (
          <p>{t(settledWords[status] ?? 'billing.screens.invoice.all_paid')}</p>
        )}
      </div>
    </Card>
  );
};

/** What went back, through the provider or by check or wire; nothing where nothing did. */
export const RefundsCard = ({ invoice: { refunds } }: CardProps) => {
  const { t } = useTranslation();
  if (refunds.length === 0) return null;
  return (
    <Card title={t('billing.pay.refund.list')}>
      <dl className={classes.facts}>
        {refunds.map(({ id, amount, status, created_at, sent }) => (
          <div key={id}>
            <dt>
              <RefText>{sent ? date(sent.on) : dateAndTime(created_at)[0]}</RefText>
            </dt>
            <dd>
              {[
                money(amount),
                t(`billing.pay.refund.statuses.${status}`),
                ...(sent ? [`${t(`billing.methods.${sent.method}`)} ${sent.reference}`] : []),
              ].join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};

/** Numbers and people an accountant asks for. */
export const FactsCard = ({ invoice }: CardProps) => {
  const { t } = useTranslation();
  const facts = [
    [t('billing.screens.list.account'), invoice.account.name],
    ...(invoice.policy
      ? [
          [t('billing.screens.invoice.insured'), invoice.policy.commodity] as const,
          [t('billing.screens.invoice.reference'), invoice.po_number ?? '–'] as const,
        ]
      : [
          [t('billing.screens.invoice.carrier'), invoice.carrier_name || '–'] as const,
          [t('billing.screens.invoice.delivered'), invoice.delivered_on ? date(invoice.delivered_on) : '–'] as const,
          [t('billing.screens.list.po'), invoice.po_number ?? '–'] as const,
          [t('billing.screens.invoice.billing_reference'), invoice.billing_reference ?? '–'] as const,
        ]),
  ] as const;
  return (
    <Card title={t('billing.screens.invoice.facts')}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};

/** More events than these are shown on request. */
const newest = 5;

/** What happened; of a credit that was applied, where it came from, or on the invoice it is of what it paid. */
const eventTitle = ({ kind, amount, detail, invoice, payment }: InvoiceEvent, t: Translate): string => {
  if (kind === 'credit_applied' && invoice) {
    const way = (amount ?? 0) < 0 ? 'credit_of_invoice' : 'credit_to_invoice';
    return t(`billing.screens.invoice.events.${way}`, { number: invoice.number });
  }
  if (kind === 'credit_applied' && payment) {
    const method = t(`billing.methods.${payment.method}`);
    return t('billing.screens.invoice.events.credit_of_payment', { method, reference: payment.reference });
  }
  if (kind === 'write_off' || kind === 'write_off_recovered') return t(`billing.movements.${kind}`);
  return t(`billing.screens.invoice.events.${kind}`, { detail });
};

/** What happened to the invoice, the latest first. */
export const HistoryCard = ({ invoice: { events } }: CardProps) => {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const lines = useRef<HTMLDivElement>(null);
  // Whoever opened it goes on reading at the first event that was not there before.
  useEffect(() => {
    if (isWhole) lines.current?.querySelectorAll('li')[newest]?.focus();
  }, [isWhole]);
  const isMore = !isWhole && events.length > newest;
  return (
    <Card
      title={t('billing.screens.invoice.history')}
      aside={
        isMore && (
          <Button kind="link" size="small" onClick={() => setWhole(true)}>
            {t('billing.screens.invoice.all_events', { count: events.length })}
          </Button>
        )
      }
    >
      <div ref={lines}>
        <Timeline>
          {events.slice(0, isMore ? newest : undefined).map((event) => (
            <TimelineLine
              key={event.id}
              title={eventTitle(event, t)}
              time={<RefText>{dateAndTime(event.at).join(' ')}</RefText>}
            >
              <TimelineDetail>
                {[event.amount === null ? '' : money(Math.abs(event.amount)), event.by].filter(Boolean).join(', ')}
              </TimelineDetail>
            </TimelineLine>
          ))}
        </Timeline>
      </div>
    </Card>
  );
};
