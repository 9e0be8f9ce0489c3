import { Email } from '@portal/contract/values/values.ts';
import { usersCalls } from '@portal/contract/users/users.calls.ts';
import type { users as usersRows } from '@portal/contract/users/users.contract.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { z } from 'zod';
import { api, callsOf } from '../../platform/api/api.ts';
import { emptyFaults, schemaFaults } from '../../platform/forms/form-faults.ts';
import { usePageTitle } from '../../platform/routing/page-title.ts';
import { useCheckedForm } from '../../platform/forms/use-checked-form.ts';
import { Button, LinkButton } from '../../ui/primitives/button.tsx';
import { FormFoot, GuestForm } from '../../ui/layout/guest-form.tsx';
import { GuestMessage } from '../../ui/layout/guest-message.tsx';
import { MailIcon } from '../../ui/icons/status-icons.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

const users = callsOf<typeof usersRows>(usersCalls);

const ForgotForm = z.object({ email: Email });
type ForgotForm = z.infer<typeof ForgotForm>;

/** Requests a link to set a new password. The answer is the same whether or not the address is known. */
export const ForgotPasswordPage = () => {
  const { t } = useTranslation();
  const { root, field, values, submit, pending, sent, reopen, error } = useCheckedForm({
    initial: { email: '' } satisfies ForgotForm,
    check: (typed) => ({ ...schemaFaults(ForgotForm, typed), ...emptyFaults(typed) }),
    send: ({ email }) => api(users.forgotPassword, { body: { email: email.trim() } }),
  });
  usePageTitle(t('users.forgot.title'));
  if (sent) return <LinkIsOnItsWay email={values.email.trim()} onAgain={reopen} />;
  return (
    <GuestForm ref={root} title={t('users.forgot.title')} text={t('users.forgot.text')} error={error} onSubmit={submit}>
      <TextField
        large
        label={t('users.forgot.email')}
        type="email"
        autoComplete="username"
        required
        {...field('email')}
      />
      <Button type="submit" kind="primary" size="main" fullWidth pending={pending}>
        {t('users.forgot.submit')}
      </Button>
      <FormFoot>
        <Link to="/login">{t('users.forgot.back')}</Link>
      </FormFoot>
    </GuestForm>
  );
};

const LinkIsOnItsWay = ({ email, onAgain }: { email: string; onAgain: () => void }) => {
  const { t } = useTranslation();
  return (
    <GuestMessage
      icon={MailIcon}
      title={t('users.forgot.sent_title')}
      text={t('users.forgot.sent_text', { email })}
      hint={t('users.forgot.sent_hint')}
    >
      <LinkButton to="/login" kind="primary" size="main">
        {t('users.forgot.back')}
      </LinkButton>
      <Button onClick={onAgain}>{t('users.forgot.again')}</Button>
    </GuestMessage>
  );
};
