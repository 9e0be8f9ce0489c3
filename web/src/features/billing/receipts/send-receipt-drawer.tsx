import { SendReceipt } from '@portal/contract/billing/billing.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ActionDrawer } from '../../../ui/overlays/action-drawer.tsx';
import { LanguageChoice } from '../language-choice.tsx';
import { sendReceipt } from './receipts.api.ts';

type SendForm = { email: string; language: Language };

/** Mails the receipt of a payment to an address. */
export const SendReceiptDrawer = ({ payment, onClose }: { payment: number; onClose: () => void }) => {
  const { t } = useTranslation();
  const number = String(payment);
  const bodyOf = ({ email, language }: SendForm) => ({ email: email.trim(), language });
  const form = useCheckedForm<SendForm, { sent_to: string }>({
    initial: { email: '', language: currentLanguage() },
    check: (typed) => schemaFaults(SendReceipt, bodyOf(typed)),
    send: (typed) => sendReceipt(payment, bodyOf(typed)),
    onSent: ({ sent_to: email }) => {
      notify.success(t('billing.pay.receipt.sent', { number, email }));
      onClose();
    },
  });
  return (
    <ActionDrawer
      title={t('billing.pay.receipt.send_title', { number })}
      action={t('billing.screens.send.send')}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={t('billing.screens.send.email')}
        type="email"
        autoComplete="email"
        required
        {...form.field('email')}
      />
      <LanguageChoice value={form.values.language} onChange={(language) => form.change({ language })} />
    </ActionDrawer>
  );
};
