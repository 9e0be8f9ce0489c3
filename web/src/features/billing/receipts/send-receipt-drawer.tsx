import { SendReceipt } from '@portal/contract/billing/billing.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { MailDrawer } from '../mail-drawer.tsx';
import { sendReceipt } from './receipts.api.ts';

/** Mails the receipt of a payment to an address. */
export const SendReceiptDrawer = ({ payment, onClose }: { payment: number; onClose: () => void }) => {
  const { t } = useTranslation();
  const number = String(payment);
  return (
    <MailDrawer
      title={t('billing.pay.receipt.send_title', { number })}
      schema={SendReceipt}
      send={(typed) => sendReceipt(payment, typed)}
      sentText={(email) => t('billing.pay.receipt.sent', { number, email })}
      onClose={onClose}
    />
  );
};
