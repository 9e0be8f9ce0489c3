import { useEffect, useEffectEvent } from 'react';
import { readStored, storedKeys, writeStored } from './session/stored.ts';

/** Whether keys of a single letter or sign act on this device: a program of dictation presses them by accident. */
export const areLetterKeysOn = (): boolean => readStored<boolean>(storedKeys.letterKeys) !== false;

export const switchLetterKeys = (isOn: boolean): void => writeStored(storedKeys.letterKeys, isOn ? null : false);

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Whether a key is meant for a field, or for what is open over the page. */
const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && (target.matches(typing) || target.closest('dialog, [role=dialog]') !== null)) ||
  document.querySelector('[role=dialog][aria-modal=true]') !== null;

const isLetter = (key: string): boolean => key.length === 1;

const nameOf = ({ key, ctrlKey, metaKey }: KeyboardEvent): string =>
  `${ctrlKey || metaKey ? 'Ctrl ' : ''}${isLetter(key) ? key.toLowerCase() : key}`;

/** What a key does; `false` where it does nothing now, so that the browser may. */
type Act = (event: KeyboardEvent) => false | void;

/** Keys by their names, such as `j`, `ArrowDown` and `Ctrl Enter` (⌘ too), wherever the focus is but in a field. */
export const usePageKeys = (keys: Readonly<Partial<Record<string, Act>>>): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const name = nameOf(event);
    const act = keys[name];
    if (!act || event.altKey || isElsewhere(event) || (isLetter(name) && !areLetterKeysOn())) return;
    if (act(event) !== false) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};

/** Ctrl Enter in a field sends its form. */
export const useFormKey = (): void =>
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      const form = event.target instanceof Element ? event.target.closest('form') : null;
      if (!form) return;
      event.preventDefault();
      form.requestSubmit();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
