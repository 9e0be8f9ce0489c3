import { useState } from 'react';
import { emptyFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { addPasskey, type NoPasskey, type Passkey, removePasskey } from '../passkeys/passkeys.api.ts';
import { FormDialog, PasswordStep, RecoveryCodes, useRefresh } from './security-dialogs.tsx';

/** Name and password, then what the browser asks, then recovery codes where these are the first. */
export const AddPasskeyDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [reason, setReason] = useState<NoPasskey | null>(null);
  const finish = () => {
    onClose();
    notify.success(t('auth.passkeys.added'));
    void refresh();
  };
  const { field, ...form } = useCheckedForm({
    initial: { name: '', password: '' },
    check: emptyFaults,
    send: addPasskey,
    onSent: ({ added, reason }) => {
      setReason(reason ?? null);
      if (added?.recovery_codes.length === 0) finish();
      else if (added) setCodes(added.recovery_codes);
    },
  });
  const error = form.error ?? (reason && !form.pending ? t(`auth.passkeys.not_made.${reason}`) : null);
  if (codes.length > 0) return <RecoveryCodes codes={codes} onClose={finish} />;
  return (
    <FormDialog
      title={t('auth.passkeys.add')}
      submitText={t(reason ? 'auth.passkeys.try_again' : 'auth.passkeys.go_on')}
      form={{ ...form, error }}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label={t('auth.passkeys.name')}
        hint={t('auth.passkeys.name_hint')}
        required
        {...field('name')}
      />
      <PasswordField
        label={t('auth.passkeys.password')}
        autoComplete="current-password"
        required
        {...field('password')}
      />
    </FormDialog>
  );
};

/** Takes a passkey away once the person has typed the password. */
export const RemovePasskeyDialog = ({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const finish = () => {
    onClose();
    notify.success(t('auth.passkeys.removed'));
    void refresh();
  };
  return (
    <PasswordStep
      title={t('auth.passkeys.remove_named', { name })}
      submitText={t('auth.passkeys.remove')}
      send={(password) => removePasskey(id, password)}
      onSent={finish}
      onClose={onClose}
    />
  );
};
