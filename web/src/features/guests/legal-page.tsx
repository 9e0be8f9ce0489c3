import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { usePageTitle } from '../../platform/routing/page-title.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { type LegalName, LegalText } from './legal-text.tsx';
import classes from './legal-page.module.css';

export const TermsPage = () => <LegalPage name="terms" />;

export const PrivacyPage = () => <LegalPage name="privacy" />;

const LegalPage = ({ name }: { name: LegalName }) => {
  const { t } = useTranslation();
  const router = useRouter();
  const title = t(`guests.legal.${name}.title`);
  usePageTitle(title);
  const leave = () => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: '/' });
  };
  return (
    <article className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      <LegalText name={name} />
      <Button onClick={leave}>{t('guests.legal.back')}</Button>
    </article>
  );
};
