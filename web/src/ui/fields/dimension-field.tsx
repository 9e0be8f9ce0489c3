import { Fragment, useId, type ReactNode } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import classes from './dimension-field.module.css';
import { FieldBox, FieldNote, type FieldFrame } from './field.tsx';
import frameClasses from './field.module.css';
import { NumberInput } from './number-input.tsx';
import { useNumberQuestion } from './number-question.tsx';

export type Dimensions = { length: number | null; width: number | null; height: number | null };

type DimensionFieldProps = FieldFrame & {
  value: Dimensions;
  onChange: (value: Dimensions) => void;
  unit: ReactNode;
  onBlur?: () => void;
};

const sides = ['length', 'width', 'height'] as const;

/** Length × width × height: one field with three inputs. */
export const DimensionField = ({
  label,
  hideLabel,
  hint,
  error,
  value,
  onChange,
  unit,
  onBlur,
}: DimensionFieldProps) => {
  const { t } = useTranslation();
  const note = useId();
  const { onDoubt, question } = useNumberQuestion<(typeof sides)[number]>((side, chosen) =>
    onChange({ ...value, [side]: chosen }),
  );
  return (
    <fieldset className={frameClasses.field} aria-describedby={error || hint ? note : undefined}>
      <legend className={frameClasses.label} data-hidden={hideLabel || undefined}>
        {label}
      </legend>
      {!hideLabel && <div className={frameClasses.head} />}
      <FieldBox unit={unit} invalid={Boolean(error)}>
        <div className={classes.control}>
          {sides.map((side, index) => (
            <Fragment key={side}>
              {index > 0 && <span aria-hidden="true">×</span>}
              <NumberInput
                aria-label={t(`frame.kit.${side}`)}
                aria-invalid={error ? true : undefined}
                value={value[side]}
                onChange={(typed) => onChange({ ...value, [side]: typed })}
                onDoubt={onDoubt(side)}
                onBlur={onBlur}
              />
            </Fragment>
          ))}
        </div>
      </FieldBox>
      {question}
      <FieldNote id={note} hint={hint} error={error} />
    </fieldset>
  );
};
