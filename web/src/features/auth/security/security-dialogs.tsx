import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { emptyFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { currentUser } from '../../../platform/session/current-user.ts';
import { copyText } from '../../../platform/copy-text.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CopyIcon } from '../../../ui/icons/action-icons.tsx';
import { CheckedForm, type FormState } from '../../../ui/layout/checked-form.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { passkeyList } from '../passkeys/passkeys.api.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  type Enrolment,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
} from './security.api.ts';
import classes from './security.module.css';

type DialogProps = { onClose: () => void };
type StepProps<R> = { title: string; onClose: () => void; onSent: (reply: R) => void };

/** Reads again what the page and the frame say about the person's sign-in. */
export const useRefresh = () => {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: secondFactorState.queryKey }),
      client.invalidateQueries({ queryKey: passkeyList.queryKey }),
      client.invalidateQueries({ queryKey: currentUser.queryKey }),
    ]);
};

type FormDialogProps = { title: string; submitText: string; form: FormState; onClose: () => void; children: ReactNode };

/** A step of a dialog that is sent. */
export const FormDialog = ({ title, submitText, form, onClose, children }: FormDialogProps) => {
  const { t } = useTranslation();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('auth.second_factor.cancel')}</Button>
          <Button kind="primary" pending={form.pending} onClick={form.submit}>
            {submitText}
          </Button>
        </>
      }
    >
      <CheckedForm form={form} className={classes.step}>
        {children}
      </CheckedForm>
    </Dialog>
  );
};

type PasswordStepProps<R> = StepProps<R> & {
  /** What will be done, where the title does not say all of it. */
  text?: string;
  send: (password: string) => Promise<R>;
  submitText: string;
};

/** Proves that it is the person, and not somebody at an open screen. */
export const PasswordStep = <R,>({ title, text, send, onSent, onClose, submitText }: PasswordStepProps<R>) => {
  const { t } = useTranslation();
  const { field, ...form } = useCheckedForm({
    initial: { password: '' },
    check: emptyFaults,
    send: ({ password }) => send(password),
    onSent,
  });
  return (
    <FormDialog title={title} submitText={submitText} form={form} onClose={onClose}>
      {text && <p>{text}</p>}
      <PasswordField
        label={t('auth.second_factor.password')}
        autoComplete="current-password"
        required
        {...field('password')}
      />
    </FormDialog>
  );
};

/** The secret as picture and text, and the first code of the app. */
const CodeStep = ({ enrolment, title, onSent, onClose }: StepProps<string[]> & { enrolment: Enrolment }) => {
  const { t } = useTranslation();
  const { field, ...form } = useCheckedForm({
    initial: { code: '' },
    check: emptyFaults,
    send: ({ code }) => confirmSecondFactor(code),
    onSent: ({ recovery_codes }) => onSent(recovery_codes),
  });
  return (
    <FormDialog title={title} submitText={t('auth.second_factor.confirm')} form={form} onClose={onClose}>
      <p>{t('auth.second_factor.scan')}</p>
      <img
        className={classes.qr}
        src={`data:image/svg+xml,${encodeURIComponent(enrolment.qr_svg)}`}
        alt={t('auth.second_factor.qr')}
      />
      <p className={classes.note}>
        {t('auth.second_factor.cannot_scan')} <code className={classes.secret}>{enrolment.secret}</code>
      </p>
      <TextField
        autoFocus
        label={t('auth.second_factor.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        {...field('code')}
      />
    </FormDialog>
  );
};

/** Shown once; the person keeps them elsewhere. */
export const RecoveryCodes = ({ codes, onClose }: DialogProps & { codes: readonly string[] }) => {
  const { t } = useTranslation();
  const copy = () => copyText(codes.join('\n'), t('auth.second_factor.copied'));
  return (
    <Dialog
      title={t('auth.second_factor.codes_title')}
      onClose={onClose}
      actions={
        <>
          <Button icon={<CopyIcon size={16} />} onClick={() => void copy()}>
            {t('auth.second_factor.copy')}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {t('auth.second_factor.done')}
          </Button>
        </>
      }
    >
      <p className={classes.note}>{t('auth.second_factor.codes_text')}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};

/** Turns two-step sign-in on: password, app, recovery codes. */
export const TurnOnDialog = ({ onClose }: DialogProps) => {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const title = t('auth.second_factor.title');
  if (codes) {
    const finish = () => {
      onClose();
      notify.success(t('auth.second_factor.turned_on'));
      void refresh();
    };
    return <RecoveryCodes codes={codes} onClose={finish} />;
  }
  if (enrolment) return <CodeStep title={title} enrolment={enrolment} onSent={setCodes} onClose={onClose} />;
  return (
    <PasswordStep
      title={title}
      submitText={t('auth.second_factor.go_on')}
      send={beginSecondFactor}
      onSent={setEnrolment}
      onClose={onClose}
    />
  );
};

/** Replaces the recovery codes. */
export const NewCodesDialog = ({ onClose }: DialogProps) => {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) {
    const finish = () => {
      onClose();
      void refresh();
    };
    return <RecoveryCodes codes={codes} onClose={finish} />;
  }
  return (
    <PasswordStep
      title={t('auth.second_factor.new_codes')}
      submitText={t('auth.second_factor.go_on')}
      send={renewRecoveryCodes}
      onSent={({ recovery_codes }) => setCodes(recovery_codes)}
      onClose={onClose}
    />
  );
};

/** Turns two-step sign-in off. */
export const TurnOffDialog = ({ onClose }: DialogProps) => {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const finish = () => {
    onClose();
    notify.success(t('auth.second_factor.turned_off'));
    void refresh();
  };
  return (
    <PasswordStep
      title={t('auth.second_factor.turn_off')}
      submitText={t('auth.second_factor.turn_off')}
      send={removeSecondFactor}
      onSent={finish}
      onClose={onClose}
    />
  );
};
