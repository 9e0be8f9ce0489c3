import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { controlClass, Field, FieldBox, type FieldFrame } from './field.tsx';
import { splitField } from './split-field.ts';
import classes from './suggest-field.module.css';

export type Suggestion<T> = { key: string; label: string; detail?: string; value: T };

type SuggestFieldProps<T> = FieldFrame & {
  text: string;
  onText: (text: string) => void;
  /** What fits the text; fetched by the caller as it changes. */
  suggestions: readonly Suggestion<T>[];
  onPick: (value: T) => void;
  icon?: ReactNode;
  /** At the right end, such as an arrow where a list of everything opens. */
  unit?: ReactNode;
  placeholder?: string;
  autoComplete?: string;
  inputMode?: 'text' | 'numeric';
  maxLength?: number;
  disabled?: boolean;
  onBlur?: () => void;
};

/** Free text with suggestions under it: places, saved locations, hazardous goods. A press or an arrow key opens them. */
export const SuggestField = <T,>(props: SuggestFieldProps<T>) => {
  const [frame, { text, onText, suggestions, onPick, icon, unit, onBlur, ...input }] = splitField(props);
  const list = useSuggestionList(suggestions, (suggestion) => onPick(suggestion.value));
  return (
    <div className={classes.root}>
      <Field {...frame}>
        {(control) => (
          <FieldBox icon={icon} unit={unit} invalid={Boolean(frame.error)} disabled={input.disabled}>
            <input
              autoComplete="off"
              {...input}
              {...control}
              {...list.inputProps}
              type="text"
              className={controlClass}
              value={text}
              onChange={(event) => {
                onText(event.target.value);
                list.show();
              }}
              onClick={list.show}
              onBlur={() => {
                list.hide();
                onBlur?.();
              }}
            />
          </FieldBox>
        )}
      </Field>
      {list.open && (
        <ul id={list.id} role="listbox" aria-label={frame.label} className={classes.list}>
          {suggestions.map((suggestion, index) => (
            <li
              key={suggestion.key}
              id={`${list.id}-${index}`}
              role="option"
              aria-selected={index === list.active}
              className={classes.option}
              // A press must not take the focus away before the choice is made.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => list.pick(index)}
            >
              {suggestion.label}
              {suggestion.detail && <span className={classes.detail}>{suggestion.detail}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

const useSuggestionList = <T,>(suggestions: readonly Suggestion<T>[], onPick: (suggestion: Suggestion<T>) => void) => {
  const id = useId();
  const [shown, setShown] = useState(false);
  const [active, setActive] = useState(0);
  const open = shown && suggestions.length > 0;
  const hide = () => setShown(false);
  const pick = (index: number) => {
    const suggestion = suggestions[index];
    if (suggestion) onPick(suggestion);
    hide();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) {
      if (event.key === 'ArrowDown') setShown(true);
      return;
    }
    const count = suggestions.length;
    if (event.key === 'ArrowDown') setActive((active + 1) % count);
    else if (event.key === 'ArrowUp') setActive((active - 1 + count) % count);
    else if (event.key === 'Enter') pick(active);
    else if (event.key === 'Escape') hide();
    else return;
    event.preventDefault();
  };
  const inputProps = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': open,
    'aria-controls': id,
    'aria-activedescendant': open ? `${id}-${active}` : undefined,
    onKeyDown,
  } as const;
  const show = () => {
    setShown(true);
    setActive(0);
  };
  return { id, open, active, pick, show, hide, inputProps };
};
