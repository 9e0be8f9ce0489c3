import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { LockIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import classes from '../page/invoice-page.module.css';
import { payBillings } from './pay.api.ts';
import { LoadUnavailable } from './unavailable.tsx';
import { usePay } from './use-pay.ts';

/** Pays one invoice on the provider's page, again where the last try failed. */
export const PayInvoice = ({ invoice: { id, status, pays_online } }: { invoice: InvoiceDetails }) => {
  const { t } = useTranslation();
  const { pay, isPending, isUnavailable } = usePay(() => payBillings([id]));
  return (
    <>
      {(isUnavailable || !pays_online) && <LoadUnavailable />}
      <Button
        kind="primary"
        size="main"
        fullWidth
        icon={<LockIcon size={16} />}
        pending={isPending}
        disabledReason={!pays_online && t('billing.pay.unavailable.title')}
        onClick={pay}
      >
        {t(status === 'failed' ? 'billing.pay.checkout.again' : 'billing.pay.pay_this')}
      </Button>
      <p className={classes.note}>{t('billing.pay.on_provider')}</p>
    </>
  );
};
