import type { ReactNode } from 'react';
import { Field, FieldBox, type FieldFrame } from './field.tsx';
import { NumberInput, type NumberInputProps } from './number-input.tsx';
import { useNumberQuestion } from './number-question.tsx';
import { splitField } from './split-field.ts';

type NumberFieldProps = FieldFrame &
  Omit<NumberInputProps, 'required' | 'onDoubt'> & { unit?: ReactNode; icon?: ReactNode };

/** A number with its unit: `value` is null while nothing valid is typed. */
export const NumberField = (props: NumberFieldProps) => {
  const [frame, { unit, icon, ...input }] = splitField(props);
  const { onDoubt, question } = useNumberQuestion<'value'>((_, value) => input.onChange(value));
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <FieldBox unit={unit} icon={icon} invalid={Boolean(frame.error)} disabled={input.disabled}>
            <NumberInput {...input} {...control} onDoubt={onDoubt('value')} />
          </FieldBox>
          {question}
        </>
      )}
    </Field>
  );
};
