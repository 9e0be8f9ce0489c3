import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { useCrumbs } from '../../platform/routing/breadcrumb.ts';
import { asLeft } from '../../platform/routing/last-search.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/navigation-icons.tsx';
import classes from './header.module.css';

/** The way to the open screen, back to lists as they were left; a phone shows its last step and the way back. */
export const Breadcrumb = () => {
  const { t } = useTranslation();
  const crumbs = useCrumbs();
  const back = crumbs.at(-2);
  return (
    <nav className={classes.crumbs} aria-label={t('frame.navigation.breadcrumb')}>
      {back?.address && (
        <Link className={classes.back} {...asLeft(back.address)} aria-label={back.label}>
          <ChevronLeftIcon size={20} />
        </Link>
      )}
      {crumbs.map((crumb, index) => {
        const last = index === crumbs.length - 1;
        return (
          <span key={crumb.label} className={classes.crumb} data-last={last || undefined}>
            {index > 0 && <ChevronRightIcon size={14} />}
            {crumb.address && !last ? (
              <Link {...asLeft(crumb.address)}>{crumb.label}</Link>
            ) : (
              <span aria-current={last ? 'page' : undefined}>{crumb.label}</span>
            )}
          </span>
        );
      })}
    </nav>
  );
};
