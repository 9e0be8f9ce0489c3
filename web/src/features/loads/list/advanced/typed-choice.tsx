import { folded } from '@portal/contract/values/folded.ts';
import { useState } from 'react';
import { CloseIcon } from '../../../../ui/icons/action-icons.tsx';
import { SuggestField } from '../../../../ui/fields/suggest-field.tsx';
import classes from './advanced.module.css';
import { withItem } from '../../../../ui/lists/filters/filter-choices.tsx';

/** What may be chosen: a code under its name. A code may stand there more than once, under different names. */
export type TypedOption = { code: string; name: string };

type TypedChoiceProps = {
  label: string;
  hint: string;
  options: readonly TypedOption[];
  value: readonly string[] | undefined;
  /** Whether the code is shown beside the name, and found by. */
  showsCode?: boolean;
  /** What a chosen one is removed by. */
  removal: (name: string) => string;
  onChange: (codes: string[] | undefined) => void;
};

const maxSuggestions = 8;

/** Choice of any number of codes by typing a part of a name and picking. */
export const TypedChoice = ({
  label,
  hint,
  options,
  value = [],
  showsCode = false,
  removal,
  onChange,
}: TypedChoiceProps) => {
  const [text, setText] = useState('');
  const typed = folded(text);
  const isExact = ({ code }: TypedOption) => showsCode && folded(code) === typed;
  const matches = options
    .filter((option) => !value.includes(option.code) && (isExact(option) || folded(option.name).includes(typed)))
    .toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)));
  const nameOf = (code: string): string => options.find((option) => option.code === code)?.name ?? code;
  return (
    <div className={classes.states}>
      <SuggestField
        label={label}
        hint={hint}
        text={text}
        onText={setText}
        suggestions={matches.slice(0, maxSuggestions).map(({ code, name }) => ({
          key: `${code} ${name}`,
          label: name,
          ...(showsCode && { detail: code }),
          value: code,
        }))}
        onPick={(code) => {
          onChange(withItem(value, code, true));
          setText('');
        }}
      />
      {value.length > 0 && (
        <ul className={classes.chosen}>
          {value.map((code) => (
            <li key={code}>
              <button
                type="button"
                aria-label={removal(nameOf(code))}
                onClick={() => onChange(withItem(value, code, false))}
              >
                {nameOf(code)}
                <CloseIcon size={12} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
