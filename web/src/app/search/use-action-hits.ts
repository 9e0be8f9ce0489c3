import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { chooseLanguage } from '../../platform/session/choose-language.ts';
import { currentLanguage } from '../../platform/words/i18n.ts';
import { signOut } from '../../platform/session/sign-out.ts';
import { setColorScheme, useColorScheme } from '../../ui/tokens/color-scheme.ts';
import { openKeyboardHelp, openTour } from '../header-requests.ts';
import { tourSectionOf } from '../tour/tour-section-of.ts';
import type { SearchHit } from './search-hit.ts';

/** What can be done from anywhere: another language, another theme, the way out. */
export const useActionHits = (): SearchHit[] => {
  const { t } = useTranslation();
  const router = useRouter();
  const colorScheme = useColorScheme();
  const [language, languageName] =
    currentLanguage() === 'en' ? (['es', 'Español'] as const) : (['en', 'English'] as const);
  const scheme = colorScheme === 'dark' ? 'light' : 'dark';
  const actions = [
    {
      key: 'language',
      title: `${t('frame.appearance.language')}: ${languageName}`,
      open: () => void chooseLanguage(language),
    },
    {
      key: 'theme',
      title: `${t('frame.appearance.theme')}: ${t(`frame.appearance.${scheme}`)}`,
      open: () => setColorScheme(scheme),
    },
    {
      key: 'password',
      title: t('frame.profile.change_password'),
      open: () => void router.navigate({ to: '/change-password' }),
    },
    ...(tourSectionOf(router.state.location.pathname)
      ? [{ key: 'tour', title: t('frame.keys.tour'), open: openTour }]
      : []),
    { key: 'keys', title: t('frame.keys.title'), detail: '?', open: openKeyboardHelp },
    { key: 'log-out', title: t('frame.profile.log_out'), open: () => void signOut('requested') },
  ];
  return actions.map((action) => ({ kind: 'action', detail: '', ...action }));
};
