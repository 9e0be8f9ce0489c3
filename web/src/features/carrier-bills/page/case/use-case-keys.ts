import { useEffect } from 'react';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, select, textarea, [contenteditable], [role="dialog"]') !== null;

type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Single keys of the case, while nobody types and nothing is open over it; `Enter` here is Ctrl Enter. */
export const useCaseKeys = (keys: Keys): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isApproving = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (
        isTyping(event) ||
        event.altKey ||
        (!isApproving && (event.ctrlKey || event.metaKey || event.key === 'Enter'))
      )
        return;
      const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
};
