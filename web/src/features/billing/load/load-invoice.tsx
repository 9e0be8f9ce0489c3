import type { Invoice } from '@portal/contract/billing/billing.ts';
import { type InvoiceStatus, isPayable } from '@portal/contract/billing/invoice-status.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { watchLoad } from '../../../platform/live/socket.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { date, money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { LockIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { invoiceAddress } from '../addresses.ts';
import { loadInvoice } from '../billing.api.ts';
import { payLoad } from '../pay/pay.api.ts';
import { usePay } from '../pay/use-pay.ts';
import classes from './load-invoice.module.css';

/** The invoice of a load, live, and paying it; nothing before it is billed. */
export const LoadInvoice = ({ load: { id, status } }: { load: { id: number; status: string } }) => {
  const { t } = useTranslation();
  const me = useMe();
  const client = useQueryClient();
  const isRead = mayDo(me, 'get:payments') && status === 'completed';
  const { data } = useQuery({ ...loadInvoice(id), enabled: isRead });
  useEffect(() => {
    if (!isRead) return undefined;
    const readAgain = () => void client.invalidateQueries({ queryKey: loadInvoice(id).queryKey });
    return watchLoad(id, { 'invoice-changed': readAgain }, readAgain);
  }, [client, id, isRead]);
  const invoice = data?.billing;
  if (!invoice) return null;
  const mayPay = mayDo(me, 'post:payments') && !me.signed_in_as && !mayDo(me, 'post:billing');
  return (
    <Card title={t('billing.load.title')}>
      <p className={classes.invoice}>
        <Link {...invoiceAddress(invoice.id)}>{t('billing.load.open', { number: String(invoice.number) })}</Link>
        <span>
          <State invoice={invoice} />
        </span>
      </p>
      {mayPay && isPayable(invoice.status) && <PayLoad loadId={id} paysOnline={data.pays_online} />}
    </Card>
  );
};

const State = ({ invoice: { amount, balance, due_on, status } }: { invoice: Invoice }) => {
  const { t } = useTranslation();
  const stands: Partial<Record<InvoiceStatus, string>> = {
    payment_processing: t('billing.load.processing'),
    failed: t('billing.load.failed'),
  };
  const due = balance > 0 ? t('billing.load.due', { date: date(due_on) }) : t('billing.load.settled');
  return [money(amount), stands[status], status === 'payment_processing' ? null : due].filter(Boolean).join(' · ');
};

const PayLoad = ({ loadId, paysOnline }: { loadId: number; paysOnline: boolean }) => {
  const { t } = useTranslation();
  const { pay, isPending, isUnavailable } = usePay(() => payLoad(loadId));
  return (
    <div className={classes.pay}>
      {(isUnavailable || !paysOnline) && (
        <Callout>
          <b className={classes.title}>{t('billing.load.unavailable')}</b>
          {t('billing.load.unavailable_text')}
        </Callout>
      )}
      <Button
        icon={<LockIcon size={16} />}
        pending={isPending}
        disabledReason={!paysOnline && t('billing.load.unavailable')}
        onClick={pay}
      >
        {t('billing.load.pay')}
      </Button>
    </div>
  );
};
