import { useTranslation } from '../../platform/words/use-translation.ts';
import { CheckIcon } from '../../ui/icons/action-icons.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import type { FormField } from '../../platform/forms/use-checked-form.ts';
import { metNeeds, type NewPasswordForm, passwordNeeds } from './new-password.ts';
import classes from './new-password-fields.module.css';

type NewPasswordFieldsProps = {
  password: string;
  field: (name: keyof NewPasswordForm) => FormField<string>;
};

/** A new password and its repetition, with the requirements it still has to meet. */
export const NewPasswordFields = ({ password, field }: NewPasswordFieldsProps) => {
  const { t } = useTranslation();
  return (
    <>
      <div>
        <PasswordField
          large
          label={t('users.password.label')}
          autoComplete="new-password"
          required
          {...field('password')}
        />
        <PasswordNeeds password={password} />
      </div>
      <PasswordField
        large
        label={t('users.password.repeat')}
        autoComplete="new-password"
        required
        {...field('password_repeat')}
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
