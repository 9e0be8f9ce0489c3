import { useEffect, useRef, type RefObject } from 'react';

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Attribute of the button that chooses a quote: the keys move between these buttons. */
export const chooseMark = { 'data-choose': '' } as const;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');

/**
 * Arrow keys and J and K move from quote to quote, wherever the focus is on the page; Enter then presses the button.
 * Attach the returned ref to the list.
 */
export const useQuoteKeys = (): RefObject<HTMLDivElement | null> => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (!mayTakeKeys(list.current)) return;
      const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-choose]') ?? [])];
      const row = document.activeElement?.closest('[data-quote]');
      const at = buttons.findIndex((button) => row?.contains(button));
      const next = buttons[at < 0 ? 0 : Math.min(buttons.length - 1, Math.max(0, at + step))];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, []);
  return list;
};

/** True while no dialog, menu or field has the focus: only then do the keys act on the list. */
const mayTakeKeys = (list: HTMLElement | null): boolean => {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.tagName === 'MAIN' || Boolean(list?.contains(focused));
};
