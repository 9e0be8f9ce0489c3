import type { ReactNode } from 'react';
import { Field, FieldBox, type FieldFrame } from './field.tsx';
import { NumberInput, type NumberInputProps } from './number-input.tsx';
import { splitField } from './split-field.ts';

type NumberFieldProps = FieldFrame & Omit<NumberInputProps, 'required'> & { unit?: ReactNode; icon?: ReactNode };

/** A number with its unit: `value` is null while nothing valid is typed. */
export const NumberField = (props: NumberFieldProps) => {
  const [frame, { unit, icon, ...input }] = splitField(props);
  return (
    <Field {...frame}>
      {(control) => (
        <FieldBox unit={unit} icon={icon} invalid={Boolean(frame.error)} disabled={input.disabled}>
          <NumberInput {...input} {...control} />
        </FieldBox>
      )}
    </Field>
  );
};
