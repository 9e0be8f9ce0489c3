import type { Language } from '@portal/contract/words/language.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ApiError, errorText } from '../../../platform/api/api-error.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { LockIcon } from '../../../ui/icons/action-icons.tsx';
import { ProductMark } from '../../../ui/icons/product-mark.tsx';
import { AlertIcon } from '../../../ui/icons/status-icons.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import classes from './public-frame.module.css';

type PublicFrameProps = {
  /** Account that owns the page; the product's name is shown while it is unknown. */
  account?: string | undefined;
  /** Who runs the portal; nobody is named while it is unknown. */
  operator?: string | undefined;
  language: Language;
  onLanguage: (language: Language) => void;
  children: ReactNode;
};

const languages = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'es', label: 'Español', lang: 'es' },
] as const;

/** Frame of a page without a session: account and language, and no links into the portal. */
export const PublicFrame = ({ account, operator, language, onLanguage, children }: PublicFrameProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <span className={classes.account}>
          {account === undefined && <ProductMark />}
          {account ?? t('frame.brand.product')}
        </span>
        <Segmented label={t('frame.appearance.language')} options={languages} value={language} onChange={onLanguage} />
      </header>
      <main className={classes.main}>{children}</main>
      <footer className={classes.foot}>
        {account !== undefined && <ProductMark size={18} />}
        {operator && t('sharing.page.sent_with', { operator })}
      </footer>
    </div>
  );
};

/** Placeholder until the data and the language of the page are known. */
export const PublicSkeleton = () => (
  <div className={classes.page} aria-busy="true">
    <div className={classes.main}>
      <Skeleton height={32} />
      <Skeleton height={220} />
    </div>
  </div>
);

/** Shown when the link has ended, or when the page could not be loaded. */
export const LinkFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTranslation();
  const isClosed = error instanceof ApiError && (error.status === 404 || error.status === 400);
  const title = t(isClosed ? 'sharing.closed.title' : 'sharing.failed.title');
  usePageTitle(title);
  const Glyph = isClosed ? LockIcon : AlertIcon;
  return (
    <section className={classes.message}>
      <Glyph size={28} />
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{isClosed ? t('sharing.closed.text') : errorText(error)}</p>
      {!isClosed && <Button onClick={onRetry}>{t('sharing.failed.again')}</Button>}
    </section>
  );
};
