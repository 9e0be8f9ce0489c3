import { states, type State } from '@portal/contract/places/data/states.ts';
import { folded } from '@portal/contract/values/folded.ts';
import { useState } from 'react';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { CloseIcon } from '../../../../ui/icons/action-icons.tsx';
import { SuggestField } from '../../../../ui/fields/suggest-field.tsx';
import classes from './advanced.module.css';
import { withItem } from '../../../../ui/lists/filters/filter-choices.tsx';

type StateChoiceProps = { value: readonly string[] | undefined; onChange: (codes: string[] | undefined) => void };

const everyState: readonly State[] = Object.values(states).flat();
const maxSuggestions = 8;

const nameOf = (code: string): string => everyState.find((state) => state.code === code)?.name ?? code;

/** Choice of any number of states and provinces of the three countries by typing and picking. */
export const StateChoice = ({ value = [], onChange }: StateChoiceProps) => {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const typed = folded(text);
  const matches = everyState
    .filter(({ code, name }) => !value.includes(code) && (folded(code) === typed || folded(name).includes(typed)))
    .toSorted((a, b) => Number(folded(b.code) === typed) - Number(folded(a.code) === typed));
  return (
    <div className={classes.states}>
      <SuggestField
        label={t('loads.my_loads.advanced.state')}
        hint={t('loads.my_loads.advanced.state_hint')}
        text={text}
        onText={setText}
        suggestions={matches
          .slice(0, maxSuggestions)
          .map(({ code, name }) => ({ key: `${code} ${name}`, label: name, detail: code, value: code }))}
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
                aria-label={t('loads.my_loads.advanced.remove_state', { name: nameOf(code) })}
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
