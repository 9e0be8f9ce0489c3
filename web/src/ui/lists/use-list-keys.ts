import { useEffect, useEffectEvent, type RefObject } from 'react';

type ListKeys = {
  list: RefObject<HTMLElement | null>;
  searchField: RefObject<HTMLInputElement | null>;
  /** Left out where rows cannot be ticked. */
  onToggle: ((rowId: number) => void) | undefined;
};

const steps: Record<string, number> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };
const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable], dialog *, [role=dialog] *';

const isTyped = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || (target instanceof Element && target.matches(typing));

/** The row that holds the focus. */
const focusedRow = (links: readonly HTMLElement[]): number =>
  links.findIndex((link) => (link.closest('tr, li') ?? link).contains(document.activeElement));

/**
 * Keys of the list: / searches, j and k go from row to row, x ticks the row; Enter opens it, as any link. On a row the
 * arrows do what j and k do; elsewhere they scroll.
 */
export const useListKeys = ({ list, searchField, onToggle }: ListKeys): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTyped(event) || document.querySelector('[role=dialog][aria-modal=true]')) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a[data-load]') ?? [])];
    const at = focusedRow(links);
    const step = event.key.startsWith('Arrow') && at < 0 ? undefined : steps[event.key];
    if (event.key === '/' && searchField.current) searchField.current.focus();
    else if (step) links[at < 0 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
    else if (event.key === 'x' && at >= 0 && onToggle) onToggle(Number(links[at]?.dataset['load']));
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
