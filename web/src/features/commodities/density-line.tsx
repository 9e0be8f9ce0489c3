import type { FreightClass } from '@portal/contract/commodities/freight-class.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { CheckIcon } from '../../ui/icons/action-icons.tsx';
import classes from './density-line.module.css';
import { densityText, volumeText } from './measures.ts';
import { densityStep } from '@portal/contract/commodities/density.ts';
import scaleClasses from './class-scale.module.css';

type DensityLineProps = {
  /** Density in lb/ft³, volume and suggested class; null while size or weight is missing. */
  info: { density: number; cubic_feet: number; suggested_class: FreightClass } | null;
  metric: boolean;
  chosen: FreightClass | null;
  onUse: (suggested: FreightClass) => void;
  /** Counts from 1; names the button among those of other items. */
  itemNumber: number;
};

/** Volume, density and suggested class of an item; a button applies the suggestion. */
export const DensityLine = ({ info, metric, chosen, onUse, itemNumber }: DensityLineProps) => {
  const { t } = useTranslation();
  if (!info) return <span className={classes.waiting}>{t('commodities.form.no_density')}</span>;
  return (
    <span className={classes.line}>
      <span className={classes.volume}>
        {t('commodities.form.in_all', { volume: volumeText(info.cubic_feet, metric) })}
      </span>
      <span className={classes.density}>{densityText(info.density, metric)}</span>
      <ClassScale density={info.density} />
      {chosen === info.suggested_class ? (
        <span className={classes.matches}>
          <CheckIcon size={14} />
          {t('commodities.form.matches', { class: chosen })}
        </span>
      ) : (
        <span className={classes.suggestion}>
          {t('commodities.form.suggested')} <b>{info.suggested_class}</b>
          <button
            type="button"
            className={classes.use}
            aria-label={t('commodities.form.use_label', { class: info.suggested_class, number: itemNumber })}
            onClick={() => onUse(info.suggested_class)}
          >
            {t('commodities.form.use', { class: info.suggested_class })}
          </button>
        </span>
      )}
    </span>
  );
};

const steps = Array.from({ length: 13 }, (_, index) => index + 1);

/** The thirteen steps of the density scale with the step of `density` (lb/ft³) highlighted. */
const ClassScale = ({ density }: { density: number }) => {
  const { t } = useTranslation();
  const lit = densityStep(density).subclass;
  return (
    <span className={scaleClasses.scale} role="img" aria-label={t('commodities.form.scale', { step: lit })}>
      {steps.map((step) => (
        <i key={step} data-lit={step === lit || undefined} />
      ))}
    </span>
  );
};
