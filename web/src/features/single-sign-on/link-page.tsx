import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { usePageTitle } from '../../platform/routing/page-title.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { AlertIcon } from '../../ui/icons/status-icons.tsx';
import { GuestMessage } from '../../ui/layout/guest-message.tsx';
import { Button, LinkButton } from '../../ui/primitives/button.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { beginByLink } from './single-sign-on.api.ts';

const route = getRouteApi('/guest/single-sign-on/link/$code');

/** The link of an account: leads to its provider at once, or says why not. */
export const LinkPage = () => {
  const { t } = useTranslation();
  const { code } = route.useParams();
  const { error, refetch } = useQuery(beginByLink(code));
  usePageTitle(t('single_sign_on.sign_in.title'));
  if (error)
    return (
      <GuestMessage icon={AlertIcon} title={t('single_sign_on.sign_in.failed')} text={error.message}>
        <Button kind="primary" size="main" onClick={() => void refetch()}>
          {t('single_sign_on.sign_in.again')}
        </Button>
        <LinkButton to="/login">{t('single_sign_on.sign_in.to_login')}</LinkButton>
      </GuestMessage>
    );
  return (
    <>
      <h1>{t('single_sign_on.sign_in.going')}</h1>
      <Skeleton height={120} />
    </>
  );
};
