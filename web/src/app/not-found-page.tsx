import { useLocation } from '@tanstack/react-router';
import { useTranslation } from '../platform/words/use-translation.ts';
import { usePageTitle } from '../platform/routing/page-title.ts';
import { LinkButton } from '../ui/primitives/button.tsx';
import { CompassIcon } from '../ui/icons/status-icons.tsx';
import { MessagePage } from './message-page.tsx';

/** An address without a screen; a route that refused to open says why. */
export const NotFoundMessage = () => {
  const { t } = useTranslation();
  const reason = useLocation({ select: (location) => location.state.route_error });
  usePageTitle(t('frame.not_found.title'));
  return (
    <MessagePage
      icon={CompassIcon}
      title={t('frame.not_found.title')}
      text={reason ? t(`frame.not_found.${reason}`) : t('frame.not_found.text')}
    >
      <LinkButton to="/" kind="primary">
        {t('frame.not_found.home')}
      </LinkButton>
    </MessagePage>
  );
};

/** The same outside the frame. */
export const NotFoundPage = () => (
  <main>
    <NotFoundMessage />
  </main>
);
