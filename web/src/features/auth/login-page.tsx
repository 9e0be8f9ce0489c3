import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../platform/page-title.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Divider, GuestForm } from '../../ui/guest-form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from './login-page.module.css';
import { useSignIn } from './use-sign-in.ts';

const ways: Record<'forgotPassword' | 'createAccount' | 'requestDemo', string> = {
  forgotPassword: '/forgot-password',
  createAccount: '/create-account',
  requestDemo: '/request-demo',
};

/** Email and password, and the ways on for those who have none yet. */
export const LoginPage = () => {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const signIn = useSignIn();
  usePageTitle();
  return (
    <GuestForm
      title={t('auth.sign_in.title')}
      text={t('auth.sign_in.text')}
      error={signIn.error}
      onSubmit={() => signIn.submit(email, password)}
    >
      <TextField
        large
        label={t('auth.sign_in.email')}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={setEmail}
        error={signIn.missing.email}
      />
      <PasswordField
        large
        label={t('auth.sign_in.password')}
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
        error={signIn.missing.password}
        aside={<Link to={ways.forgotPassword}>{t('auth.sign_in.forgot')}</Link>}
      />
      <Button type="submit" kind="primary" size="main" fullWidth pending={signIn.pending}>
        {t('auth.sign_in.submit')}
      </Button>
      <Divider>{t('auth.sign_in.new_here')}</Divider>
      <div className={classes.ways}>
        <LinkButton to={ways.createAccount}>{t('auth.sign_in.create_account')}</LinkButton>
        <LinkButton to={ways.requestDemo}>{t('auth.sign_in.request_demo')}</LinkButton>
      </div>
    </GuestForm>
  );
};
