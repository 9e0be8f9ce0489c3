import { ShareCertificate } from '@portal/contract/insurance/insurance.ts';
import { languages, type Language } from '@portal/contract/words/language.ts';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import { shareCertificate } from '../insurance.api.ts';
import classes from '../insurance.module.css';

type ShareForm = { addresses: string; message: string; language: Language };

const bodyOf = ({ addresses, message, language }: ShareForm) => ({
  addresses: addresses
    .split(/[\s,;]+/)
    .map((one) => one.trim())
    .filter(Boolean),
  message,
  language,
});

/** Mails the certificate to whoever asks for proof. */
export const ShareDrawer = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { t } = useTranslation();
  const form = useCheckedForm<ShareForm, unknown>({
    initial: { addresses: '', message: '', language: currentLanguage() },
    check: (typed) => {
      const { addresses: none, ...faults } = schemaFaults(ShareCertificate, bodyOf(typed));
      const first = Object.entries(faults).find(([field]) => field.startsWith('addresses.'))?.[1] ?? none;
      return { ...faults, ...(first && { addresses: first }) };
    },
    send: (typed) => shareCertificate(id, bodyOf(typed)),
    onSent: () => {
      notify.success(t('insurance.screens.page.sent'));
      onClose();
    },
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('insurance.screens.page.share_title')}
      footer={
        <Button kind="primary" pending={form.pending} onClick={form.submit}>
          {t('insurance.screens.page.send')}
        </Button>
      }
    >
      <CheckedForm form={form} className={classes.form}>
        <TextField
          label={t('insurance.screens.page.emails')}
          hint={t('insurance.screens.page.emails_hint')}
          required
          {...form.field('addresses')}
        />
        <TextAreaField
          label={t('insurance.screens.page.message')}
          required
          maxLength={2000}
          {...form.field('message')}
        />
        <Segmented
          label={t('insurance.screens.page.language')}
          options={languages.map((value) => ({
            value,
            label: t(`insurance.screens.page.draw_${value}`),
          }))}
          value={form.values.language}
          onChange={(language) => form.change({ language })}
        />
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </CheckedForm>
    </Drawer>
  );
};
