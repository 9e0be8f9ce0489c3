import { type ReactNode, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { SearchIcon } from '../../icons/navigation-icons.tsx';
import classes from './filter-line.module.css';

/** What narrows a list, above its rows. */
export const FilterLine = ({ children }: { children: ReactNode }) => <div className={classes.row}>{children}</div>;

type SearchFieldProps = {
  label: string;
  /** What is searched in. */
  hint: string;
  /** Whether the empty field says that; else it shows its label. */
  showsHint?: boolean | undefined;
  /** The text the list is searched for at present. */
  current: string;
  onSearch: (text: string) => void;
  ref?: Ref<HTMLInputElement> | undefined;
};

const pauseMs = 250;
const longest = 80;

/** Searches a list a moment after the last key; Escape empties it. */
export const SearchField = ({ label, hint, showsHint, current, onSearch, ref }: SearchFieldProps) => {
  const [typed, setTyped] = useTypedText(current, onSearch);
  return (
    <label className={classes.search} title={hint}>
      <SearchIcon size={15} />
      <input
        ref={ref}
        type="search"
        aria-label={`${label}: ${hint}`}
        aria-keyshortcuts="/"
        placeholder={showsHint ? hint : label}
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
const useTypedText = (current: string, onSearch: (text: string) => void): [string, (text: string) => void] => {
  const [typed, setTyped] = useState(current);
  const [followed, setFollowed] = useState(current);
  if (current !== followed) {
    setFollowed(current);
    if (current !== typed.trim()) setTyped(current);
  }
  const onPause = useEffectEvent((text: string) => {
    if (text !== current) onSearch(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => onPause(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
};
