import type { Invoice } from '@portal/contract/billing/billing.ts';
import { isPayable } from '@portal/contract/billing/invoice-status.ts';
import { cents, dollars, less, sum } from '@portal/contract/values/money.ts';
import { useMutation } from '@tanstack/react-query';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CloseIcon, DownloadIcon, LockIcon } from '../../../ui/icons/action-icons.tsx';
import { MailIcon } from '../../../ui/icons/status-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { saveInvoice } from '../billing.api.ts';
import classes from '../billing.module.css';
import { payBillings } from '../pay/pay.api.ts';
import { usePay } from '../pay/use-pay.ts';

/** What of an invoice is paid now: what is contested waits. */
const payableCents = ({ balance, contested }: Invoice) =>
  cents(Math.max(dollars(less(cents(balance), cents(contested))), 0));

type PayBarProps = {
  invoices: readonly Invoice[];
  mayReceive: boolean;
  mayPay: boolean;
  paysOnline: boolean;
  onClear: () => void;
  onSend: () => void;
  onReceive: () => void;
  onPromise: () => void;
  /** Gets the words in which a payment was refused; null once another one begins. */
  onRefused: (text: string | null) => void;
};

/** What was chosen, what of it is owed, and what can be done with it; stands where the list's foot does. */
export const PayBar = ({ invoices, mayReceive, mayPay, paysOnline, onRefused, ...does }: PayBarProps) => {
  const { t } = useTranslation();
  const { onClear, onSend, onReceive, onPromise } = does;
  const payable = invoices.filter(({ status }) => isPayable(status));
  const total = dollars(sum(payable.map(payableCents)));
  const isOneAccount = new Set(invoices.map(({ account }) => account.id)).size === 1;
  const reason = isOneAccount
    ? payable.length === 0 && t('billing.errors.nothing_owed')
    : t('billing.screens.bar.mixed');
  const numbers = invoices.map(({ number }) => number).join(', ');
  const overdue = payable.filter(({ days_overdue }) => days_overdue > 0).length;
  return (
    <div className={classes.payBar} role="toolbar" aria-label={t('billing.screens.bar.to_pay')}>
      <IconButton icon={CloseIcon} label={t('frame.kit.clear_selection')} size="small" onClick={onClear} />
      <div className={classes.chosen} aria-live="polite">
        <b>{t('frame.kit.selected', { count: invoices.length })}</b>
        <span>
          {payable.length < invoices.length
            ? t('billing.screens.bar.payable', { count: payable.length, all: invoices.length })
            : numbers}
          {overdue > 0 && `. ${t('billing.pay.overdue', { count: overdue })}`}
        </span>
      </div>
      <TakeAway invoices={invoices} onSend={onSend} />
      {mayReceive && payable.length > 0 && (
        <Button kind="ghost" onClick={onPromise}>
          {t('billing.collect.promise.note')}
        </Button>
      )}
      <div className={classes.toPay}>
        <span>{t('billing.screens.bar.to_pay')}</span>
        <Money dollars={total} size="total" />
      </div>
      {mayPay && (
        <PayChosen invoices={payable} isOneAccount={isOneAccount} paysOnline={paysOnline} onRefused={onRefused} />
      )}
      {mayReceive && (
        <Button kind="primary" disabledReason={reason} onClick={onReceive}>
          {t('billing.screens.bar.receive')}
        </Button>
      )}
    </div>
  );
};

type TakeAwayProps = { invoices: readonly Invoice[]; onSend: () => void };

/** The chosen invoices by mail and as files; on a phone by their signs alone, so that the words beside them have room. */
const TakeAway = ({ invoices, onSend }: TakeAwayProps) => {
  const { t } = useTranslation();
  const phone = usePhone();
  const save = useMutation({
    mutationFn: async () => {
      for (const { id } of invoices) await saveInvoice(id, currentLanguage());
    },
    onError: notifyFailure,
  });
  const [email, pdf] = [t('billing.screens.bar.email'), t('billing.screens.bar.pdf')];
  if (phone) {
    return (
      <>
        <IconButton icon={MailIcon} label={email} onClick={onSend} />
        <IconButton icon={DownloadIcon} label={pdf} disabled={save.isPending} onClick={() => save.mutate()} />
      </>
    );
  }
  return (
    <>
      <Button kind="ghost" icon={<MailIcon size={16} />} onClick={onSend}>
        {email}
      </Button>
      <Button kind="ghost" icon={<DownloadIcon size={16} />} pending={save.isPending} onClick={() => save.mutate()}>
        {pdf}
      </Button>
    </>
  );
};

type PayChosenProps = Pick<PayBarProps, 'invoices' | 'paysOnline' | 'onRefused'> & { isOneAccount: boolean };

/** Leads to the provider's page, on which the chosen invoices are paid together. */
const PayChosen = ({ invoices, isOneAccount, paysOnline, onRefused }: PayChosenProps) => {
  const { t } = useTranslation();
  const { pay, isPending } = usePay(() => payBillings(invoices.map(({ id }) => id)), onRefused);
  const reason =
    (!paysOnline && t('billing.pay.unavailable.title')) ||
    (!isOneAccount && t('billing.pay.mixed')) ||
    (invoices.length === 0 && t('billing.errors.nothing_owed'));
  return (
    <Button
      kind="primary"
      size="main"
      icon={<LockIcon size={16} />}
      pending={isPending}
      disabledReason={reason}
      onClick={pay}
    >
      {t('billing.pay.pay', { count: invoices.length })}
    </Button>
  );
};
