import type { LoadMode } from '@portal/contract/modes/modes.ts';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { CarrierBadge } from '../../../ui/primitives/carrier-badge.tsx';
import { ChevronDownIcon } from '../../../ui/icons/navigation-icons.tsx';
import { ModeIcon } from '../../equipment/mode-icon.tsx';
import classes from './without-price.module.css';

type WithoutPriceProps = { quotes: CarrierQuotes; several: boolean };

/** The modes that were not requested and the carriers that declined, each with the reason. */
export const WithoutPrice = ({ quotes: { not_requested, declined }, several }: WithoutPriceProps) => {
  const { t } = useTranslation();
  const count = not_requested.length + declined.length;
  if (count === 0) return null;
  return (
    <details className={classes.root}>
      <summary className={classes.summary}>
        <ChevronDownIcon size={14} />
        <b>{t('quotes.modes.left_out')}</b>
        <span>{t('quotes.modes.left_out_hint', { count })}</span>
      </summary>
      <ul className={classes.list}>
        {not_requested.map(({ mode, reasons }) => (
          <Line
            key={mode}
            sign={<ModeIcon mode={mode} size={17} />}
            name={<ModeNotRequested mode={mode} />}
            reason={reasons.map((reason) => reason[currentLanguage()]).join(' ')}
          />
        ))}
        {declined.map(({ carrier, mode, reason }) => (
          <Line
            key={`${carrier.id} ${mode}`}
            sign={<CarrierBadge scac={carrier.scac} name={carrier.name} logoUrl={carrier.logo_url} size="small" />}
            name={several ? `${carrier.name}, ${t(`loads.modes.${mode}`)}` : carrier.name}
            reason={reason?.[currentLanguage()] ?? t('quotes.modes.no_reason')}
          />
        ))}
      </ul>
    </details>
  );
};

const ModeNotRequested = ({ mode }: { mode: LoadMode }) => {
  const { t } = useTranslation();
  return <>{t('quotes.modes.not_requested', { mode: t(`loads.modes.${mode}`) })}</>;
};

const Line = ({ sign, name, reason }: { sign: ReactNode; name: ReactNode; reason: string }) => (
  <li className={classes.line}>
    <span className={classes.sign}>{sign}</span>
    <span>
      <b>{name}</b>
      <span className={classes.reason}>{reason}</span>
    </span>
  </li>
);
