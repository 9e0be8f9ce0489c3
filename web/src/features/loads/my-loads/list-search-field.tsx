import { useEffect, useEffectEvent, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '../../../ui/icons/navigation-icons.tsx';
import { useListSearch } from './use-list-search.ts';
import classes from './filters.module.css';

const pauseMs = 250;
const longest = 80;

/** Finds loads by number, PRO, PO, BOL, city or carrier, a moment after the last key. */
export const ListSearchField = ({ field }: { field?: Ref<HTMLInputElement> }) => {
  const { t } = useTranslation();
  const [{ search = '' }, change] = useListSearch();
  const [typed, setTyped] = useTyped(search, (text) => change({ search: text || undefined }, { replace: true }));
  return (
    <label className={classes.search} title={t('loads.my_loads.filters.search_hint')}>
      <SearchIcon size={15} />
      <input
        ref={field}
        type="search"
        aria-label={`${t('loads.my_loads.filters.search')}: ${t('loads.my_loads.filters.search_hint')}`}
        aria-keyshortcuts="/"
        placeholder={t('loads.my_loads.filters.search')}
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
