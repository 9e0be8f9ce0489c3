import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { number, shortMoney } from '../../platform/words/format.ts';
import { controlClass } from './field.tsx';

/** The number a person typed, thousands separators and currency sign allowed; null when it is none. */
const parseNumber = (text: string): number | null => {
  const bare = text.replaceAll(/[,$\s]/g, '').replace('\u2212', '-');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(bare)) return null;
  return Number(bare);
};

/** What is left of typed text in a field for numbers: digits, one point, separators, and a leading minus if `signed`. */
const numericText = (text: string, digits: number, signed = false): string => {
  const bare = text.replaceAll(digits === 0 ? /[^\d,]/g : /[^\d.,$]/g, '');
  return signed && /^[-\u2212]/.test(text) ? `-${bare}` : bare;
};

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
