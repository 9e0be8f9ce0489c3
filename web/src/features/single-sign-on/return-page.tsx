import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { isRefusedBy } from '../../platform/api/api-error.ts';
import { emptyFaults } from '../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../platform/forms/use-checked-form.ts';
import { usePageTitle } from '../../platform/routing/page-title.ts';
import { nextAddress } from '../../platform/session/next-address.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AlertIcon } from '../../ui/icons/status-icons.tsx';
import { GuestForm } from '../../ui/layout/guest-form.tsx';
import { GuestMessage } from '../../ui/layout/guest-message.tsx';
import { Button, LinkButton } from '../../ui/primitives/button.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { requestedAddress, signInByAnswer, signInByCode } from './single-sign-on.api.ts';

const useOpenRequested = () => {
  const router = useRouter();
  return () => void router.navigate({ href: nextAddress(requestedAddress()), replace: true });
};

/** Where the provider sends people back to: signs in and opens what they wanted, or says why not. */
export const ReturnPage = () => {
  const { t } = useTranslation();
  const openRequested = useEffectEvent(useOpenRequested());
  const { data, error } = useQuery(signInByAnswer);
  usePageTitle(t('single_sign_on.sign_in.coming'));
  useEffect(() => {
    if (data) openRequested();
  }, [data]);
  if (isRefusedBy(error, 'auth.second_factor_needed')) return <CodeForm />;
  if (error || data === false) return <Failure reason={error?.message ?? t('single_sign_on.errors.refused')} />;
  return (
    <>
      <h1>{t('single_sign_on.sign_in.coming')}</h1>
      <Skeleton height={120} />
    </>
  );
};

const Failure = ({ reason }: { reason: string }) => {
  const { t } = useTranslation();
  return (
    <GuestMessage icon={AlertIcon} title={t('single_sign_on.sign_in.failed')} text={reason}>
      <LinkButton to="/single-sign-on" kind="primary" size="main">
        {t('single_sign_on.sign_in.again')}
      </LinkButton>
      <LinkButton to="/login">{t('single_sign_on.sign_in.to_login')}</LinkButton>
    </GuestMessage>
  );
};

/** The code of the person's app, or a recovery code. */
const CodeForm = () => {
  const { t } = useTranslation();
  const openRequested = useOpenRequested();
  const { root, field, submit, pending, error } = useCheckedForm({
    initial: { code: '' },
    check: emptyFaults,
    send: ({ code }) => signInByCode(code),
    onSent: openRequested,
  });
  return (
    <GuestForm
      ref={root}
      title={t('auth.sign_in.code_title')}
      text={t('auth.sign_in.code_text')}
      error={error}
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
      <Button type="submit" kind="primary" size="main" fullWidth pending={pending}>
        {t('auth.sign_in.submit')}
      </Button>
    </GuestForm>
  );
};
