import { type ReactNode, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { SearchIcon } from '../icons/navigation-icons.tsx';
import classes from './list-filters.module.css';

/** What narrows a list, above its rows. */
export const FilterLine = ({ children }: { children: ReactNode }) => <div className={classes.row}>{children}</div>;

type SearchFieldProps = {
  label: string;
  /** What is searched in. */
  hint: string;
  /** What the list shows at present. */
  known: string;
  onSearch: (text: string) => void;
  ref?: Ref<HTMLInputElement> | undefined;
};

const pauseMs = 250;
const longest = 80;

/** Searches a list a moment after the last key; Escape empties it. */
export const SearchField = ({ label, hint, known, onSearch, ref }: SearchFieldProps) => {
  const [typed, setTyped] = useTyped(known, onSearch);
  return (
    <label className={classes.search} title={hint}>
      <SearchIcon size={15} />
      <input
        ref={ref}
        type="search"
        aria-label={`${label}: ${hint}`}
        aria-keyshortcuts="/"
        placeholder={label}
        maxLength={longest}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped('');
        }}
      />
    </label>
  );
};

/** What stands in the field: ahead of the address bar while typing, following it when it changes by other means. */
const useTyped = (known: string, tell: (text: string) => void): [string, (text: string) => void] => {
  const [typed, setTyped] = useState(known);
  const [told, setTold] = useState(known);
  if (known !== told) {
    setTold(known);
    if (known !== typed.trim()) setTyped(known);
  }
  const onPause = useEffectEvent((text: string) => {
    if (text !== known) tell(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => onPause(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
};
