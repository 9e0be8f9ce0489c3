import type { TariffPage } from '@portal/contract/rates/rate-table.ts';
import { Link, linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { date } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CarrierBadge } from '../../../ui/primitives/carrier-badge.tsx';
import frameClasses from '../../settings/settings-frame.module.css';
import { seriesName } from '../field-name.ts';
import classes from './tariff.module.css';

/** The way to a screen of the rates. */
export const useRatesBreadcrumb = (title: string): void => {
  const { t } = useTranslation();
  usePageTitle(title);
  useBreadcrumb([
    { label: t('frame.navigation.settings'), address: linkOptions({ to: '/settings' }) },
    { label: t('settings.screens.rates.title'), address: linkOptions({ to: '/settings/rates' }) },
    { label: title },
  ]);
};

type TariffFrameProps = { page: TariffPage; action: ReactNode; shown: string | null; children: ReactNode };

/** What all pages of a tariff begin with: its carrier, its name, and its versions by first day. */
export const TariffFrame = ({ page, action, shown, children }: TariffFrameProps) => {
  const { t } = useTranslation();
  const { carrier, name, kind, series, versions, draft_id } = page;
  useRatesBreadcrumb(`${carrier.short_name}, ${name}`);
  return (
    <div className={`${frameClasses.page} ${classes.page}`}>
      <div className={frameClasses.header}>
        <CarrierBadge scac={carrier.scac} name={carrier.short_name} />
        <h1>{carrier.name}</h1>
        <span className={frameClasses.more}>
          {name}, {t(`rates.kinds.${kind}`)}, {seriesName(kind, series)}
        </span>
        <span className={classes.actions}>{action}</span>
      </div>
      <nav className={classes.versions} aria-label={t('rates.states.in_use')}>
        {versions.toReversed().map(({ effective_from: from, effective_to, state }) => (
          <Link
            key={from}
            to="/settings/rates/version"
            search={{ kind, scac: carrier.scac, series: series.join('|'), from }}
            className={classes.version}
            aria-current={shown === from ? 'page' : undefined}
          >
            <b>{date(from)}</b>
            <small>
              {state === 'in_use' && effective_to
                ? t('rates.until', { day: date(effective_to) })
                : t(`rates.states.${state}`)}
            </small>
          </Link>
        ))}
        {draft_id !== null && (
          <Link
            to="/settings/rates/drafts/$draft"
            params={{ draft: String(draft_id) }}
            className={classes.version}
            aria-current={shown === null ? 'page' : undefined}
          >
            <b>{t('rates.states.draft')}</b>
          </Link>
        )}
      </nav>
      {children}
    </div>
  );
};
