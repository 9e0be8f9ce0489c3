import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import { cents, dollars, less } from '@portal/contract/values/money.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { LockIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import classes from '../page/invoice-page.module.css';
import { payBillings } from './pay.api.ts';
import { LoadUnavailable } from './unavailable.tsx';
import { usePay } from './use-pay.ts';

/** Pays one invoice on the provider's page, again where the last try failed. */
export const PayInvoice = ({
  invoice: { id, status, pays_online, balance, contested },
}: {
  invoice: InvoiceDetails;
}) => {
  const { t } = useTranslation();
  const { pay, isPending, isUnavailable } = usePay(() => payBillings([id]));
  const rest = Math.max(dollars(less(cents(balance), cents(contested))), 0);
  const name = contested > 0 ? t('billing.pay.pay_rest', { amount: money(rest) }) : t('billing.pay.pay_this');
  return (
    <>
      {(isUnavailable || !pays_online) && <LoadUnavailable />}
      <Button
        kind="primary"
        size="main"
        fullWidth
        icon={<LockIcon size={16} />}
        pending={isPending}
        disabledReason={pays_online ? rest === 0 && t('billing.pay.contest.all') : t('billing.pay.unavailable.title')}
        onClick={pay}
      >
        {status === 'failed' && contested === 0 ? t('billing.pay.checkout.again') : name}
      </Button>
      <p className={classes.note}>{t('billing.pay.on_provider')}</p>
    </>
  );
};
