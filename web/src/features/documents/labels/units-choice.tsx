import { mostLabels } from '@portal/contract/documents/label-formats.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import { type LabelChoices, unitsFault } from './label-choices.ts';
import classes from './label-dialog.module.css';

type UnitsChoiceProps = {
  choices: LabelChoices;
  units: number;
  onChange: (change: Partial<LabelChoices>) => void;
};

/** All handling units, or a range of them. */
export const UnitsChoice = ({ choices, units, onChange }: UnitsChoiceProps) => {
  const { t } = useTranslation();
  const fault = unitsFault(choices, units);
  const error = fault && t(`documents.labels.screen.${fault}`, { units, limit: mostLabels });
  return (
    <div>
      <Segmented
        label={t('documents.labels.screen.units')}
        options={[
          { value: 'all', label: t('documents.labels.screen.units_all') },
          { value: 'some', label: t('documents.labels.screen.units_some') },
        ]}
        value={choices.some ? 'some' : 'all'}
        onChange={(value) => onChange({ some: value === 'some' })}
      />
      {choices.some && (
        <div className={classes.range}>
          <NumberField
            label={t('documents.labels.screen.first')}
            value={choices.from}
            digits={0}
            onChange={(from) => onChange({ from })}
          />
          <NumberField
            label={t('documents.labels.screen.last')}
            value={choices.to}
            digits={0}
            onChange={(to) => onChange({ to })}
          />
        </div>
      )}
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
};
