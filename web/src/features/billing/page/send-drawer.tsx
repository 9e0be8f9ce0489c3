import { SendBilling } from '@portal/contract/billing/billing.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { sendInvoices, useBillingChanged } from '../billing.api.ts';
import { MailDrawer } from '../mail-drawer.tsx';

const mostAtOnce = 10;

/** Sends invoices with their PDFs to an address. */
export const SendDrawer = ({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) => {
  const { t } = useTranslation();
  const changed = useBillingChanged();
  const about = { billing_ids: [...ids] };
  return (
    <MailDrawer
      title={t('billing.screens.send.title', { count: ids.length })}
      schema={SendBilling}
      about={about}
      send={(typed) => sendInvoices({ ...about, ...typed })}
      sentText={(email) => t('billing.screens.send.sent', { email })}
      onSent={changed}
      disabledReason={ids.length > mostAtOnce && t('billing.screens.send.too_many')}
      onClose={onClose}
    />
  );
};
