import { useEffect } from 'react';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, select, textarea, [contenteditable], [role="dialog"]') !== null;

type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Single keys of the case, while nobody types and nothing is open over it; `Enter` here is Ctrl Enter. */
export const useCaseKeys = (keys: Keys): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A key that is held down must not answer one question after the other.
      if (event.repeat || isTyping(event) || event.altKey) return;
      const isModified = event.ctrlKey || event.metaKey;
      if (isModified !== (event.key === 'Enter')) return;
      const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
};
