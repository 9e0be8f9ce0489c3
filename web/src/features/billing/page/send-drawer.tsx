import { SendBilling } from '@portal/contract/billing/billing.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ActionDrawer } from '../../../ui/overlays/action-drawer.tsx';
import { sendInvoices, useBillingChanged } from '../billing.api.ts';
import { LanguageChoice } from '../language-choice.tsx';

type SendForm = { email: string; language: Language };

const mostAtOnce = 10;

/** Sends invoices with their PDFs to an address. */
export const SendDrawer = ({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) => {
  const { t } = useTranslation();
  const changed = useBillingChanged();
  const bodyOf = ({ email, language }: SendForm) => ({ billing_ids: [...ids], email: email.trim(), language });
  const form = useCheckedForm<SendForm, { sent_to: string }>({
    initial: { email: '', language: currentLanguage() },
    check: (typed) => schemaFaults(SendBilling, bodyOf(typed)),
    send: (typed) => sendInvoices(bodyOf(typed)),
    onSent: ({ sent_to: email }) => {
      notify.success(t('billing.screens.send.sent', { email }));
      changed();
      onClose();
    },
  });
  const isTooMany = ids.length > mostAtOnce;
  return (
    <ActionDrawer
      title={t('billing.screens.send.title', { count: ids.length })}
      action={t('billing.screens.send.send')}
      form={form}
      disabledReason={isTooMany && t('billing.screens.send.too_many')}
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
