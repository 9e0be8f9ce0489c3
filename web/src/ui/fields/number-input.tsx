import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { number, shortMoney } from '../../platform/words/format.ts';
import { controlClass } from './field.tsx';
import { numericText, parseNumber } from './parse-number.ts';

export type NumberInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'prefix'> & {
  value: number | null;
  onChange: (value: number | null) => void;
  /** Decimals allowed; 0 for whole numbers. */
  digits?: number;
  prefix?: string;
  /** It may be below zero. */
  signed?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A bare input for a number: as typed while it has the focus, grouped by thousands when it is left. */
export const NumberInput = ({
  value,
  onChange,
  digits = 2,
  prefix = '',
  signed = false,
  onBlur,
  ...input
}: NumberInputProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      {...input}
      type="text"
      // The number pads of some phones have no minus.
      inputMode={signed ? 'text' : digits === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      className={controlClass}
      value={typed ?? (value === null ? '' : prefix === '$' ? shortMoney(value) : `${prefix}${number(value, digits)}`)}
      onChange={(event) => {
        const text = numericText(event.target.value, digits, signed);
        setTyped(text);
        onChange(parseNumber(text));
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
};
