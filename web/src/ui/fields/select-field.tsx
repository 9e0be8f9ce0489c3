import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { controlClass, Field, FieldBox, type FieldFrame } from './field.tsx';
import { ChevronDownIcon } from '../icons/navigation-icons.tsx';
import classes from './select-field.module.css';
import { splitField } from './split-field.ts';

export type SelectOption<T extends string = string> = {
  value: T;
  label: string;
  disabled?: boolean;
  /** The heading it stands under; options of one group follow each other. */
  group?: string | undefined;
};

const Options = ({ options }: { options: readonly SelectOption[] }) =>
  options.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ));

const GroupedOptions = ({ options }: { options: readonly SelectOption[] }) =>
  [...new Set(options.map(({ group }) => group))].map((group) => {
    const grouped = options.filter((option) => option.group === group);
    return group === undefined ? (
      <Options key="none" options={grouped} />
    ) : (
      <optgroup key={group} label={group}>
        <Options options={grouped} />
      </optgroup>
    );
  });

type SelectFieldProps<T extends string> = FieldFrame &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value' | 'required'> & {
    options: readonly SelectOption<T>[];
    value: T | '';
    onChange: (value: T) => void;
    icon?: ReactNode;
    /** Shown while nothing is chosen. */
    placeholder?: string;
    ref?: Ref<HTMLSelectElement>;
  };

/** One of a short list. The browser's own list opens: it works with every keyboard and on every phone. */
export const SelectField = <T extends string>(props: SelectFieldProps<T>) => {
  const [frame, { options, onChange, icon, placeholder, ...select }] = splitField(props);
  return (
    <Field {...frame}>
      {(control) => (
        <FieldBox
          icon={icon}
          invalid={Boolean(frame.error)}
          disabled={select.disabled}
          unit={<ChevronDownIcon size={14} className={classes.arrow ?? ''} />}
        >
          <select
            {...select}
            {...control}
            className={`${controlClass} ${classes.select}`}
            onChange={(event) => onChange(event.target.value as T)}
          >
            {(placeholder !== undefined || select.value === '') && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            <GroupedOptions options={options} />
          </select>
        </FieldBox>
      )}
    </Field>
  );
};
