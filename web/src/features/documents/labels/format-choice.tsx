import { type LabelFormat, labelFormats } from '@portal/contract/documents/label-formats.ts';
import { useId } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { OptionCard, OptionName, OptionText } from '../../../ui/fields/option-card.tsx';
import { FormatPicture } from './format-picture.tsx';
import classes from './label-dialog.module.css';

type FormatChoiceProps = { value: LabelFormat; onChange: (format: LabelFormat) => void };

/** Choice of the label format with a drawing of each. */
export const FormatChoice = ({ value, onChange }: FormatChoiceProps) => {
  const { t } = useTranslation();
  const name = useId();
  return (
    <div className={classes.formats} role="radiogroup" aria-label={t('documents.labels.screen.format')}>
      {labelFormats.map((format) => (
        <OptionCard
          key={format}
          name={name}
          value={format}
          checked={format === value}
          onChoose={() => onChange(format)}
          className={classes.format}
        >
          <FormatPicture format={format} />
          <OptionName>{t(`documents.labels.screen.formats.${format}`)}</OptionName>
          <OptionText>{t(`documents.labels.screen.format_hints.${format}`)}</OptionText>
        </OptionCard>
      ))}
    </div>
  );
};
