import type { Ref, TextareaHTMLAttributes } from 'react';
import { controlClass, Field, FieldBox, type FieldFrame } from './field.tsx';
import { splitField } from './split-field.ts';

type TextAreaFieldProps = FieldFrame &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'required'> & {
    onChange?: (value: string) => void;
    ref?: Ref<HTMLTextAreaElement>;
  };

/** Several lines of text. */
export const TextAreaField = (props: TextAreaFieldProps) => {
  const [frame, { onChange, ...area }] = splitField(props);
  return (
    <Field {...frame}>
      {(control) => (
        <FieldBox invalid={Boolean(frame.error)} disabled={area.disabled}>
          <textarea
            rows={3}
            {...area}
            {...control}
            className={controlClass}
            onChange={(event) => onChange?.(event.target.value)}
          />
        </FieldBox>
      )}
    </Field>
  );
};
