import { usersCalls } from '@portal/contract/users/users.calls.ts';
import type { users as usersRows } from '@portal/contract/users/users.contract.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { api, callsOf } from '../../platform/api/api.ts';
import { useMe } from '../../platform/session/current-user.ts';
import { emptyFaults } from '../../platform/forms/form-faults.ts';
import { usePageTitle } from '../../platform/routing/page-title.ts';
import { useCheckedForm } from '../../platform/forms/use-checked-form.ts';
import { Button, LinkButton } from '../../ui/primitives/button.tsx';
import { FormFoot, GuestForm } from '../../ui/layout/guest-form.tsx';
import { GuestMessage } from '../../ui/layout/guest-message.tsx';
import { CheckCircleIcon } from '../../ui/icons/status-icons.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { newPasswordFaults, noPassword } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const users = callsOf<typeof usersRows>(usersCalls);

/** Changes the password of the signed-in person, who must know the current one. */
export const ChangePasswordPage = () => {
  const { t } = useTranslation();
  const { id } = useMe().user;
  const { root, field, values, submit, pending, sent, error } = useCheckedForm({
    initial: { old_password: '', ...noPassword },
    check: (typed) => ({ ...newPasswordFaults(typed), ...emptyFaults(typed) }),
    send: ({ old_password, password }) => api(users.change, { params: { id }, body: { old_password, password } }),
  });
  usePageTitle(t('users.change.title'));
  if (sent) return <PasswordIsChanged />;
  return (
    <GuestForm ref={root} title={t('users.change.title')} text={t('users.change.text')} error={error} onSubmit={submit}>
      <PasswordField
        large
        label={t('users.change.old')}
        autoComplete="current-password"
        required
        {...field('old_password')}
        aside={<Link to="/forgot-password">{t('users.change.forgot')}</Link>}
      />
      <NewPasswordFields password={values.password} field={field} />
      <Button type="submit" kind="primary" size="main" fullWidth pending={pending}>
        {t('users.change.submit')}
      </Button>
      <FormFoot>
        <Link to="/">{t('users.change.cancel')}</Link>
      </FormFoot>
    </GuestForm>
  );
};

const PasswordIsChanged = () => {
  const { t } = useTranslation();
  return (
    <GuestMessage icon={CheckCircleIcon} title={t('users.change.done_title')} text={t('users.change.done_text')}>
      <LinkButton to="/" kind="primary" size="main">
        {t('users.change.back')}
      </LinkButton>
    </GuestMessage>
  );
};
