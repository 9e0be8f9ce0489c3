import { useQuery } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { currentLanguage, switchLanguage } from '../../platform/words/i18n.ts';
import { ProductMark } from '../../ui/icons/product-mark.tsx';
import { Segmented } from '../../ui/primitives/segmented.tsx';
import { helpAddress } from '../../features/guests/guests.api.ts';
import { FreightMap } from './freight-map.tsx';
import classes from './guest-layout.module.css';

const languageOptions = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'es', label: 'Español', lang: 'es' },
] as const;

/** Screens before sign-in: the form on one side, what the portal does on the other. */
export const GuestLayout = () => {
  const { t } = useTranslation();
  const email = useQuery(helpAddress).data?.email;
  return (
    <div className={classes.layout}>
      <div className={classes.side}>
        <header className={classes.top}>
          <div className={classes.brand}>
            <ProductMark />
            {t('frame.brand.product')}
          </div>
          <Segmented
            label={t('frame.appearance.language')}
            options={languageOptions}
            value={currentLanguage()}
            onChange={(language) => void switchLanguage(language)}
          />
        </header>
        <main className={classes.content}>
          <Outlet />
        </main>
        <footer className={classes.foot}>
          <Link to="/terms">{t('guests.links.terms')}</Link>
          <Link to="/privacy">{t('guests.links.privacy')}</Link>
          {email && <a href={`mailto:${email}`}>{t('frame.brand.help', { email })}</a>}
        </footer>
      </div>
      <aside className={classes.stage}>
        <FreightMap />
        <div className={classes.claim}>
          <p className={classes.claimTitle}>{t('frame.brand.claim')}</p>
          <p className={classes.claimText}>{t('frame.brand.modes')}</p>
        </div>
      </aside>
    </div>
  );
};
