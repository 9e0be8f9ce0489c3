import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import { usePageTitle } from '../../platform/routing/page-title.ts';
import type { Translate } from '../../platform/words/translate.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { AlertIcon } from '../../ui/icons/status-icons.tsx';
import { GuestMessage } from '../../ui/layout/guest-message.tsx';
import { LinkButton } from '../../ui/primitives/button.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { signInByLink } from './freight-system.api.ts';

/** Where a link of the freight system leads: signs in and opens My Loads, or says why not. */
export const SignInLinkPage = () => {
  const { t } = useTranslation();
  const router = useRouter();
  const { data, error } = useQuery(signInByLink);
  usePageTitle(t('freight_system.sign_in.title'));
  useEffect(() => {
    if (data) void router.navigate({ to: '/my-loads', replace: true });
  }, [data, router]);
  if (error || data === false) return <SignInFailure error={error} />;
  return (
    <>
      <h1>{t('freight_system.sign_in.title')}</h1>
      <Skeleton height={120} />
    </>
  );
};

/** What to do about it. The link is spent, so that nothing is tried again by itself. */
const failureText = (error: Error | null, t: Translate): string => {
  const code = error instanceof ApiError ? error.items[0]?.code : null;
  if (code === 'auth.second_factor_needed') return t('freight_system.sign_in.second_factor');
  if (code === 'freight_system.unavailable') return t('freight_system.sign_in.unavailable');
  return error ? error.message : t('freight_system.errors.sign_in_refused');
};

const SignInFailure = ({ error }: { error: Error | null }) => {
  const { t } = useTranslation();
  return (
    <GuestMessage icon={AlertIcon} title={t('freight_system.sign_in.failed')} text={failureText(error, t)}>
      <LinkButton to="/login" kind="primary" size="main">
        {t('freight_system.sign_in.to_login')}
      </LinkButton>
    </GuestMessage>
  );
};
