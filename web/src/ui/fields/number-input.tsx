import { readTypedNumber, type TypedNumber } from '@portal/contract/values/typed-number.ts';
import { type FocusEvent, type InputHTMLAttributes, type Ref, useState } from 'react';
import { flushSync } from 'react-dom';
import { number, shortMoney } from '../../platform/words/format.ts';
import { currentLanguage } from '../../platform/words/i18n.ts';
import { controlClass } from './field.tsx';

/** The two numbers that typed text may mean. */
export type NumberReadings = readonly [number, number];

const readingsOf = (read: TypedNumber | null): NumberReadings | null =>
  read && read.other !== null ? [read.value, read.other] : null;

/** What is left of typed text in a field for numbers: digits, separators, and a leading minus if `signed`. */
const numericText = (text: string, signed = false): string => {
  const bare = text.replaceAll(/[^\d.,$]/g, '');
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
  /** Called with both readings of text like "1,234" that is left in doubt, and with null once there is no doubt. */
  onDoubt: (readings: NumberReadings | null) => void;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A bare input for a number: as typed while it has the focus, grouped by thousands when it is left. Text in doubt stays
 * as it is and counts as no number until the field that holds the input has asked which is meant.
 */
export const NumberInput = ({
  value,
  onChange,
  digits = 2,
  prefix = '',
  signed = false,
  onDoubt,
  onFocus,
  onBlur,
  ...input
}: NumberInputProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const read = (text: string) => readTypedNumber(text, currentLanguage(), digits === 0);
  const written = value === null ? '' : prefix === '$' ? shortMoney(value) : `${prefix}${number(value, digits)}`;
  const startTyping = (event: FocusEvent<HTMLInputElement>) => {
    setHasFocus(true);
    onFocus?.(event);
    // Separators written by the screen are not the person's: edited text has none to begin with.
    const bare = written.replaceAll(/[,$]/g, '');
    if (value === null || bare === written) return;
    // Selected at once, before the browser puts the caret where a person pressed: else the caret stands behind the new
    // text, and what is typed is added to the number.
    flushSync(() => setTyped(bare));
    event.currentTarget.setSelectionRange(0, bare.length);
  };
  const endTyping = (event: FocusEvent<HTMLInputElement>) => {
    const readings = typed === null ? null : readingsOf(read(typed));
    setHasFocus(false);
    if (readings) {
      onChange(null);
      onDoubt(readings);
    } else setTyped(null);
    onBlur?.(event);
  };
  return (
    <input
      {...input}
      type="text"
      // The number pads of some phones have no minus.
      inputMode={signed ? 'text' : digits === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      className={controlClass}
      value={hasFocus || value === null ? (typed ?? written) : written}
      onFocus={startTyping}
      onChange={(event) => {
        const text = numericText(event.target.value, signed);
        setTyped(text);
        onDoubt(null);
        onChange(read(text)?.value ?? null);
      }}
      onBlur={endTyping}
    />
  );
};
