import type { Language } from '@portal/contract/words/language.ts';
import type { z } from 'zod';
import { schemaFaults } from '../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../platform/forms/use-checked-form.ts';
import { notify } from '../../platform/notify.ts';
import { currentLanguage } from '../../platform/words/i18n.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ActionDrawer } from '../../ui/overlays/action-drawer.tsx';
import { LanguageChoice } from './language-choice.tsx';

type MailForm = { email: string; language: Language };

type MailDrawerProps = {
  title: string;
  schema: z.ZodType;
  /** What is sent beside the address and the language. */
  about?: object;
  send: (body: MailForm) => Promise<{ sent_to: string }>;
  sentText: (email: string) => string;
  onSent?: () => void;
  disabledReason?: string | false;
  onClose: () => void;
};

/** Mails papers of billing to an address, in a language. */
export const MailDrawer = (props: MailDrawerProps) => {
  const { title, schema, about, send, sentText, onSent, disabledReason, onClose } = props;
  const { t } = useTranslation();
  const bodyOf = ({ email, language }: MailForm) => ({ email: email.trim(), language });
  const form = useCheckedForm<MailForm, { sent_to: string }>({
    initial: { email: '', language: currentLanguage() },
    check: (typed) => schemaFaults(schema, { ...about, ...bodyOf(typed) }),
    send: (typed) => send(bodyOf(typed)),
    onSent: ({ sent_to: email }) => {
      notify.success(sentText(email));
      onSent?.();
      onClose();
    },
  });
  return (
    <ActionDrawer
      title={title}
      action={t('billing.screens.send.send')}
      form={form}
      disabledReason={disabledReason}
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
