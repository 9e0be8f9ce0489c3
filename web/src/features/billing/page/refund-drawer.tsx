import { type InvoiceDetails, RefundInput } from '@portal/contract/billing/billing.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { refundInvoice } from '../pay/pay.api.ts';
import { AmountDrawer } from './amount-drawer.tsx';

/** Sends back what was paid online for an invoice, in whole or in part. */
export const RefundDrawer = ({ invoice, onClose }: { invoice: InvoiceDetails; onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <AmountDrawer
      invoice={invoice}
      onClose={onClose}
      words={{
        title: t('billing.pay.refund.title', { number: String(invoice.number) }),
        text: t('billing.pay.refund.text'),
        amountHint: t('billing.pay.refund.hint', { paid: money(invoice.refundable) }),
        save: t('billing.pay.refund.save'),
        saved: t('billing.pay.refund.saved'),
      }}
      amount={invoice.refundable}
      schema={RefundInput}
      send={refundInvoice}
    />
  );
};
