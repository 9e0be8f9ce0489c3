import type { FreightClass } from '@portal/contract/commodities/freight-class.ts';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../../ui/icons/action-icons.tsx';
import { ClassScale } from './class-scale.tsx';
import classes from './density-line.module.css';
import { densityText, volumeText } from './measures.ts';

type DensityLineProps = {
  /** Pounds a cubic foot, cubic feet and suggested class; null while size or weight is missing. */
  info: { density: number; cubic_feet: number; suggested_class: FreightClass } | null;
  metric: boolean;
  chosen: FreightClass | null;
  onUse: (suggested: FreightClass) => void;
  /** Counts from 1; names the button among those of other items. */
  itemNumber: number;
};

/** What size and weight come to, and the class they suggest. It proposes; choosing stays with the person. */
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
