import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { usePageTitle } from '../../platform/routing/page-title.ts';
import { minutesAndSeconds } from '../../platform/words/format.ts';
import { KeyIcon } from '../../ui/icons/action-icons.tsx';
import { Button, LinkButton } from '../../ui/primitives/button.tsx';
import { Divider, GuestForm } from '../../ui/layout/guest-form.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import classes from './login-page.module.css';
import { usePasskeySignIn } from './passkeys/use-passkey-sign-in.ts';
import { useEnter, useSignIn } from './use-sign-in.ts';

type SignInProps = { signIn: ReturnType<typeof useSignIn> };
type PasskeyProps = { passkey: ReturnType<typeof usePasskeySignIn> };

/** Email and password, then a code where the person has a second factor; or a passkey in place of all of it. */
export const LoginPage = () => {
  const signIn = useSignIn();
  const passkey = usePasskeySignIn(useEnter());
  usePageTitle();
  const submit = () => {
    passkey.clear();
    signIn.submit();
  };
  const Form = signIn.step.asksForCode ? CodeForm : CredentialsForm;
  return <Form signIn={{ ...signIn, submit }} passkey={passkey} />;
};

const PasskeyButton = ({ passkey: { isOffered, pending, start } }: PasskeyProps) => {
  const { t } = useTranslation();
  if (!isOffered) return null;
  return (
    <Button size="main" fullWidth icon={<KeyIcon size={16} />} pending={pending} onClick={start}>
      {t('auth.sign_in.passkey')}
    </Button>
  );
};

const SubmitButton = ({ signIn: { pending, wait } }: SignInProps) => {
  const { t } = useTranslation();
  return (
    <Button
      type="submit"
      kind="primary"
      size="main"
      fullWidth
      pending={pending}
      disabledReason={wait > 0 && t('auth.sign_in.wait')}
    >
      {wait > 0 ? t('auth.sign_in.again_in', { time: minutesAndSeconds(wait) }) : t('auth.sign_in.submit')}
    </Button>
  );
};

/** The code of the person's app, or a recovery code. */
const CodeForm = ({ signIn, passkey }: SignInProps & PasskeyProps) => {
  const { t } = useTranslation();
  const { root, field, submit, error, step } = signIn;
  return (
    <GuestForm
      key="code"
      ref={root}
      title={t('auth.sign_in.code_title')}
      text={t('auth.sign_in.code_text')}
      error={passkey.error ?? error}
      onSubmit={submit}
    >
      <TextField
        large
        autoFocus
        label={t('auth.sign_in.code')}
        autoComplete="one-time-code"
        required
        {...field('code')}
      />
      <SubmitButton signIn={signIn} />
      <PasskeyButton passkey={passkey} />
      <Button kind="link" onClick={step.back}>
        {t('auth.sign_in.code_back')}
      </Button>
    </GuestForm>
  );
};

/** Email and password, and links for people without an account. */
const CredentialsForm = ({ signIn, passkey }: SignInProps & PasskeyProps) => {
  const { t } = useTranslation();
  const { root, field, submit, error } = signIn;
  return (
    <GuestForm
      ref={root}
      title={t('auth.sign_in.title')}
      text={t('auth.sign_in.text')}
      error={passkey.error ?? error}
      onSubmit={submit}
    >
      <div className={classes.field}>
        <TextField
          large
          label={t('auth.sign_in.email')}
          type="email"
          autoComplete="username webauthn"
          required
          {...field('username')}
        />
      </div>
      <div className={classes.field}>
        <PasswordField
          large
          label={t('auth.sign_in.password')}
          autoComplete="current-password"
          required
          {...field('password')}
          aside={
            <Link to="/forgot-password" className={classes.forgot}>
              {t('auth.sign_in.forgot')}
            </Link>
          }
        />
      </div>
      <SubmitButton signIn={signIn} />
      <PasskeyButton passkey={passkey} />
      <LinkButton to="/single-sign-on" search size="main" fullWidth>
        {t('auth.sign_in.single_sign_on')}
      </LinkButton>
      <Divider>{t('auth.sign_in.new_here')}</Divider>
      <div className={classes.ways}>
        <LinkButton to="/create-account" size="main" preload={false}>
          {t('auth.sign_in.create_account')}
        </LinkButton>
        <LinkButton to="/request-demo" size="main">
          {t('auth.sign_in.request_demo')}
        </LinkButton>
      </div>
    </GuestForm>
  );
};
