import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../../ui/icons/action-icons.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { metNeeds, type NewPasswordForm, passwordNeeds } from './new-password.ts';
import classes from './new-password-fields.module.css';

type NewPasswordFieldsProps = {
  form: NewPasswordForm;
  onChange: (changes: Partial<NewPasswordForm>) => void;
  faultOf: (field: keyof NewPasswordForm) => string | undefined;
};

/** A new password and its repetition, with what it still needs while it is typed. */
export const NewPasswordFields = ({ form, onChange, faultOf }: NewPasswordFieldsProps) => {
  const { t } = useTranslation();
  return (
    <>
      <div>
        <PasswordField
          large
          label={t('users.password.label')}
          autoComplete="new-password"
          required
          value={form.password}
          onChange={(password) => onChange({ password })}
          error={faultOf('password')}
        />
        <PasswordNeeds password={form.password} />
      </div>
      <PasswordField
        large
        label={t('users.password.repeat')}
        autoComplete="new-password"
        required
        value={form.password_repeat}
        onChange={(password_repeat) => onChange({ password_repeat })}
        error={faultOf('password_repeat')}
      />
    </>
  );
};

const PasswordNeeds = ({ password }: { password: string }) => {
  const { t } = useTranslation();
  const met = metNeeds(password);
  return (
    <ul className={classes.needs} aria-label={t('users.password.needs')}>
      {passwordNeeds.map((need) => (
        <li key={need} className={classes.need} data-met={met.has(need) || undefined}>
          <span className={classes.mark}>{met.has(need) && <CheckIcon size={12} />}</span>
          {t(`users.password.${need}`)}
          <span className={classes.state}>{t(met.has(need) ? 'users.password.met' : 'users.password.missing')}</span>
        </li>
      ))}
    </ul>
  );
};
