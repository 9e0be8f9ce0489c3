import {
  containerNumberFault,
  isDomesticNumber,
  plainContainerNumber,
} from '@portal/contract/drayage/container-number.ts';
import { container } from '@portal/contract/drayage/containers.ts';
import type { ContainerCode } from '@portal/contract/drayage/data/containers.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckIcon } from '../../../ui/icons/action-icons.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import classes from './container-number-field.module.css';

type ContainerNumberFieldProps = {
  equipment: ContainerCode;
  value: string;
  onChange: (number: string) => void;
  error: string | undefined;
  /** Which of several containers; null where there is one. */
  number: number | null;
};

const wholeLength = { domestic: 10, other: 11 };

/** The number on the container's door. Once complete, its check digit is verified. */
export const ContainerNumberField = ({ equipment, value, onChange, error, number }: ContainerNumberFieldProps) => {
  const { t } = useTranslation();
  const plain = plainContainerNumber(value);
  const isDomestic = container(equipment).kind === 'domestic';
  const isWhole = plain.length >= wholeLength[isDomestic ? 'domestic' : 'other'];
  const fault = isWhole ? containerNumberFault(plain, isDomestic ? 'domestic' : undefined) : null;
  return (
    <TextField
      label={[t('drayage.references.container_number'), number].filter(Boolean).join(' ')}
      value={value}
      onChange={(text) => onChange(text.toUpperCase())}
      placeholder={isDomestic ? 'EMHU 243210' : 'CSQU 305438-3'}
      maxLength={20}
      autoComplete="off"
      spellCheck={false}
      error={error ?? (fault && t(`drayage.errors.container_number_${fault}`))}
      hint={
        isWhole && !fault
          ? undefined
          : t(`drayage.book.container.${isDomestic ? 'domestic_number_hint' : 'number_hint'}`)
      }
      unit={
        <span className={classes.verdict} role="status">
          {isWhole && !fault && !error && (
            <>
              <CheckIcon size={15} />
              {t(`drayage.book.container.${isDomesticNumber(plain) ? 'domestic_number_right' : 'number_right'}`)}
            </>
          )}
        </span>
      }
    />
  );
};
