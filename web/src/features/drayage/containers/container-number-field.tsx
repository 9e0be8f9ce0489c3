import { containerNumberFault, plainContainerNumber } from '@portal/contract/drayage/container-number.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckIcon } from '../../../ui/icons/action-icons.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import classes from './container-number-field.module.css';

type ContainerNumberFieldProps = {
  value: string;
  onChange: (number: string) => void;
  error: string | undefined;
  /** Which of several containers; null where there is one. */
  number: number | null;
};

const wholeLength = 11;

/** The number on the container's door. Once complete, its check digit is verified. */
export const ContainerNumberField = ({ value, onChange, error, number }: ContainerNumberFieldProps) => {
  const { t } = useTranslation();
  const plain = plainContainerNumber(value);
  const isWhole = plain.length >= wholeLength;
  const fault = isWhole ? containerNumberFault(plain) : null;
  return (
    <TextField
      label={[t('drayage.references.container_number'), number].filter(Boolean).join(' ')}
      value={value}
      onChange={(text) => onChange(text.toUpperCase())}
      placeholder="CSQU 305438-3"
      maxLength={20}
      autoComplete="off"
      spellCheck={false}
      error={error ?? (fault && t(`drayage.errors.container_number_${fault}`))}
      hint={isWhole && !fault ? undefined : t('drayage.book.container.number_hint')}
      unit={
        <span className={classes.verdict} role="status">
          {isWhole && !fault && !error && (
            <>
              <CheckIcon size={15} />
              {t('drayage.book.container.number_right')}
            </>
          )}
        </span>
      }
    />
  );
};
