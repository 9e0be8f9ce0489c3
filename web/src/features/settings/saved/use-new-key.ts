import { useEffect, useEffectEvent } from 'react';

const typing = 'input, textarea, select, [contenteditable], [role=dialog] *';

/** Calls `add` when n is pressed on the list itself, and not into a field or a dialog. */
export const useNewKey = (add: () => void): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key !== 'n' || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.matches(typing)) return;
    if (document.querySelector('[role=dialog][aria-modal=true]')) return;
    event.preventDefault();
    add();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
