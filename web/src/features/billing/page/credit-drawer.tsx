import { CreditInput, type InvoiceDetails } from '@portal/contract/billing/billing.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { creditInvoice } from '../billing.api.ts';
import { AmountDrawer } from './amount-drawer.tsx';

/** Takes back a part of an invoice, or all of it; what was paid for that is owed back. */
export const CreditDrawer = ({ invoice, onClose }: { invoice: InvoiceDetails; onClose: () => void }) => {
  const { t } = useTranslation();
  const { balance, paid } = invoice;
  const charged = dollars(sum([cents(balance), cents(paid)]));
  return (
    <AmountDrawer
      invoice={invoice}
      onClose={onClose}
      words={{
        title: t('billing.screens.credit.title', { number: String(invoice.number) }),
        ...(paid > 0 && { text: t('billing.pay.by_hand.after_payment', { owed: money(balance) }) }),
        amountHint: t('billing.screens.credit.amount_hint', { owed: money(charged) }),
        save: t('billing.screens.credit.save'),
        saved: t('billing.screens.credit.saved'),
      }}
      amount={null}
      schema={CreditInput}
      send={creditInvoice}
    />
  );
};
