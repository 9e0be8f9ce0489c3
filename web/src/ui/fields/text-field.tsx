import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { controlClass, Field, FieldBox, type FieldFrame } from './field.tsx';
import { splitField } from './split-field.ts';

type TextFieldProps = FieldFrame &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'size' | 'required'> & {
    onChange?: (value: string) => void;
    icon?: ReactNode;
    /** A unit, or a small button, at the right end. */
    unit?: ReactNode;
    large?: boolean;
    ref?: Ref<HTMLInputElement>;
  };

/** One line of text. */
export const TextField = (props: TextFieldProps) => {
  const [frame, { onChange, icon, unit, large, ...input }] = splitField(props);
  return (
    <Field {...frame}>
      {(control) => (
        <FieldBox icon={icon} unit={unit} invalid={Boolean(frame.error)} disabled={input.disabled} large={large}>
          <input
            type="text"
            {...input}
            {...control}
            className={controlClass}
            onChange={(event) => onChange?.(event.target.value)}
          />
        </FieldBox>
      )}
    </Field>
  );
};
