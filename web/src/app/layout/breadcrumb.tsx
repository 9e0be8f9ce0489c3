import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useCrumbs } from '../../platform/breadcrumb.ts';
import { ChevronRightIcon } from '../../ui/icons/navigation-icons.tsx';
import classes from './header.module.css';

/** The way to the open screen; a phone shows its last step only. */
export const Breadcrumb = () => {
  const { t } = useTranslation();
  const crumbs = useCrumbs();
  return (
    <nav className={classes.crumbs} aria-label={t('frame.navigation.breadcrumb')}>
      {crumbs.map((crumb, index) => {
        const last = index === crumbs.length - 1;
        return (
          <span key={crumb.label} className={classes.crumb} data-last={last || undefined}>
            {index > 0 && <ChevronRightIcon size={14} />}
            {crumb.to && !last ? (
              <Link to={crumb.to}>{crumb.label}</Link>
            ) : (
              <span aria-current={last ? 'page' : undefined}>{crumb.label}</span>
            )}
          </span>
        );
      })}
    </nav>
  );
};
