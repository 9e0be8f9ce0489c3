import { usersCalls } from '@portal/contract/users/users.calls.ts';
import type { users as usersRows } from '@portal/contract/users/users.contract.ts';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { api, callsOf } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { usePageTitle } from '../../platform/routing/page-title.ts';
import { useCheckedForm } from '../../platform/forms/use-checked-form.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Button, LinkButton } from '../../ui/primitives/button.tsx';
import { FormFoot, GuestForm } from '../../ui/layout/guest-form.tsx';
import { GuestMessage } from '../../ui/layout/guest-message.tsx';
import { AlertIcon, CheckCircleIcon } from '../../ui/icons/status-icons.tsx';
import { newPasswordFaults, noPassword } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const users = callsOf<typeof usersRows>(usersCalls);

const route = getRouteApi('/guest/recover-password');

/** Sets a new password with the token of a mailed link. */
export const RecoverPasswordPage = () => {
  const { t } = useTranslation();
  const { token, welcome = false } = route.useSearch();
  const texts = welcome ? 'users.welcome' : 'users.recover';
  const { root, field, change, values, submit, pending, sent, refusal, error } = useCheckedForm({
    initial: { ...noPassword, end_access: false },
    check: ({ password, password_repeat }) => newPasswordFaults({ password, password_repeat }),
    send: ({ password, end_access }) => api(users.recoverPassword, { body: { token, password, end_access } }),
  });
  usePageTitle(t(`${texts}.title`));
  if (sent) return <PasswordIsSet texts={texts} />;
  if (!token || isLinkRefused(refusal)) return <LinkExpired />;
  return (
    <GuestForm ref={root} title={t(`${texts}.title`)} text={t(`${texts}.text`)} error={error} onSubmit={submit}>
      <NewPasswordFields password={values.password} field={field} />
      {!welcome && (
        <Checkbox
          label={t('users.recover.end_access')}
          checked={values.end_access}
          onChange={(end_access) => change({ end_access })}
        />
      )}
      <Button type="submit" kind="primary" size="main" fullWidth pending={pending}>
        {t('users.recover.submit')}
      </Button>
      <FormFoot>
        <Link to="/login">{t('users.forgot.back')}</Link>
      </FormFoot>
    </GuestForm>
  );
};

/** Whether the token was refused, so that another password would not help. */
const isLinkRefused = (refusal: unknown): boolean =>
  refusal instanceof ApiError && refusal.items.some(({ field }) => field === 'token');

const PasswordIsSet = ({ texts }: { texts: 'users.recover' | 'users.welcome' }) => {
  const { t } = useTranslation();
  return (
    <GuestMessage icon={CheckCircleIcon} title={t(`${texts}.done_title`)} text={t(`${texts}.done_text`)}>
      <LinkButton to="/login" kind="primary" size="main">
        {t('users.recover.sign_in')}
      </LinkButton>
    </GuestMessage>
  );
};

const LinkExpired = () => {
  const { t } = useTranslation();
  return (
    <GuestMessage icon={AlertIcon} title={t('users.recover.expired_title')} text={t('users.recover.expired_text')}>
      <LinkButton to="/forgot-password" kind="primary" size="main">
        {t('users.recover.ask_again')}
      </LinkButton>
      <FormFoot>
        <Link to="/login">{t('users.forgot.back')}</Link>
      </FormFoot>
    </GuestMessage>
  );
};
