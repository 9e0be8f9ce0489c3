import type { TariffPage } from '@portal/contract/rates/rate-table.ts';
import { linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
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

type TariffFrameProps = { page: TariffPage; action: ReactNode; children: ReactNode };

/** What all pages of a tariff begin with: its carrier and its name. */
export const TariffFrame = ({ page, action, children }: TariffFrameProps) => {
  const { t } = useTranslation();
  const { carrier, name, kind, series } = page;
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
      {children}
    </div>
  );
};
