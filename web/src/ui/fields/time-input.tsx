import { type InputHTMLAttributes, useState } from 'react';
import { timeOfDay } from '../../platform/words/format.ts';
import { controlClass } from './field.tsx';
import { parseTime } from './parse-time.ts';

type TimeInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'> & {
  /** "HH:MM", or "" while no time is given. */
  value: string;
  onChange: (value: string) => void;
};

/** A bare input for a time of day: taken as people write it, shown as the language writes it. */
export const TimeInput = ({ value, onChange, onBlur, ...input }: TimeInputProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      {...input}
      type="text"
      autoComplete="off"
      className={controlClass}
      value={typed ?? (value ? timeOfDay(value) : '')}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(parseTime(event.target.value) ?? '');
      }}
      onBlur={(event) => {
        // A time that could not be read stays on screen, so that it can be corrected.
        if (value || typed === '') setTyped(null);
        onBlur?.(event);
      }}
    />
  );
};
