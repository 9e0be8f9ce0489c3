import { CreditInput, type InvoiceDetails } from '@portal/contract/billing/billing.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { creditInvoice } from '../billing.api.ts';
import { AmountDrawer } from './amount-drawer.tsx';

/** Takes back a part of an invoice, or all that is still owed of it. */
export const CreditDrawer = ({ invoice, onClose }: { invoice: InvoiceDetails; onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <AmountDrawer
      invoice={invoice}
      onClose={onClose}
      words={{
        title: t('billing.screens.credit.title', { number: String(invoice.number) }),
        amountHint: t('billing.screens.credit.amount_hint', { owed: money(invoice.balance) }),
        save: t('billing.screens.credit.save'),
        saved: t('billing.screens.credit.saved'),
      }}
      amount={null}
      schema={CreditInput}
      send={creditInvoice}
    />
  );
};
