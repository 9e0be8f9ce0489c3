import type { PhraseKey } from '@portal/contract/words/phrase-key.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { insuranceOffer } from '@portal/contract/quotes/insurance-offer.ts';
import { useId, type CSSProperties } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { money, shortMoney } from '../../../platform/words/format.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { RadioCard } from '../../../ui/fields/checkbox.tsx';
import { ShieldCheckIcon } from '../../../ui/icons/freight-icons.tsx';
import classes from './cover-card.module.css';
import type { Selection } from './use-selection.ts';

type CoverCardProps = { load: LoadDetails; selection: Selection };

const { cover, premium } = insuranceOffer;

/** The cargo value, the carrier’s liability, and what cover adds. Nothing is bought here. */
export const CoverCard = ({ load, selection }: CoverCardProps) => {
  const { t } = useTranslation();
  return (
    <Card>
      <div className={classes.head}>
        <ShieldCheckIcon size={20} className={classes.icon ?? ''} />
        <div>
          <h2 className={classes.title}>{t('quotes.cover.title')}</h2>
          <p className={classes.offer}>
            {t('quotes.cover.offer', { cover: shortMoney(cover), premium: money(premium) })}
          </p>
        </div>
      </div>
      <CoverBars load={load} selection={selection} />
      <CoverChoice selection={selection} />
    </Card>
  );
};

const CoverBars = ({ load, selection: { chosen } }: CoverCardProps) => {
  const { t } = useTranslation();
  const cargo = load.cargo_value_for_insurance;
  const liability = chosen?.liability.new ?? null;
  const most = Math.max(cargo, cover, liability ?? 0);
  return (
    <>
      <div className={classes.bars}>
        {cargo > 0 && <Bar kind="cargo" label={t('quotes.cover.cargo')} amount={cargo} most={most} />}
        {chosen && liability !== null && (
          <Bar
            kind="carrier"
            label={t('quotes.cover.carrier_pays', { carrier: chosen.carrier.short_name })}
            amount={liability}
            most={most}
          />
        )}
        <Bar kind="cover" label={t('quotes.cover.with_cover')} amount={cover} most={most} />
      </div>
      <p className={classes.gap}>{t(...gapPhrase(cargo, liability))}</p>
    </>
  );
};

const gapPhrase = (cargo: number, liability: number | null): [key: PhraseKey, values: Record<string, string>] => {
  if (cargo === 0) return ['quotes.cover.no_value', { cover: shortMoney(cover) }];
  const gap = cargo - (liability ?? 0);
  return gap > 0 ? ['quotes.cover.gap', { gap: shortMoney(gap) }] : ['quotes.cover.no_gap', {}];
};

type BarProps = { kind: 'cargo' | 'carrier' | 'cover'; label: string; amount: number; most: number };

const Bar = ({ kind, label, amount, most }: BarProps) => (
  <div>
    <div className={classes.barLabel}>
      <span>{label}</span>
      <b>{shortMoney(amount)}</b>
    </div>
    <div className={classes.track} aria-hidden="true">
      <div
        className={classes.bar}
        data-kind={kind}
        style={{ '--share': `${Math.min(100, (100 * amount) / most)}%` } as CSSProperties}
      />
    </div>
  </div>
);

const CoverChoice = ({ selection: { insurance, setInsurance } }: Pick<CoverCardProps, 'selection'>) => {
  const { t } = useTranslation();
  const name = useId();
  return (
    <div className={classes.choice} role="radiogroup" aria-label={t('quotes.cover.choice')}>
      <RadioCard name={name} checked={insurance} onChoose={() => setInsurance(true)}>
        {t('quotes.cover.add')}
      </RadioCard>
      <RadioCard name={name} checked={!insurance} onChoose={() => setInsurance(false)}>
        {t('quotes.cover.none')}
      </RadioCard>
    </div>
  );
};
