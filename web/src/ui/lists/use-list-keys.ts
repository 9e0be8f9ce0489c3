import type { RefObject } from 'react';
import { usePageKeys } from '../../platform/page-keys.ts';

type ListKeys = {
  list: RefObject<HTMLElement | null>;
  searchField: RefObject<HTMLInputElement | null>;
  /** Left out where rows cannot be ticked. */
  onToggle: ((rowId: number) => void) | undefined;
};

/** The row that holds the focus. */
const focusedRow = (links: readonly HTMLElement[]): number =>
  links.findIndex((link) => (link.closest('tr, li') ?? link).contains(document.activeElement));

/**
 * Keys of the list: / searches, j and k go from row to row, x ticks the row; Enter opens it, as any link. On a row the
 * arrows do what j and k do; elsewhere they scroll.
 */
export const useListKeys = ({ list, searchField, onToggle }: ListKeys): void => {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('a[data-load]') ?? [])];
  const goBy = (step: number): void => {
    const links = rows();
    const at = focusedRow(links);
    links[at < 0 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
  };
  const goFromRow = (step: number) => (focusedRow(rows()) < 0 ? false : goBy(step));
  usePageKeys({
    '/': () => (searchField.current ? searchField.current.focus() : false),
    j: () => goBy(1),
    k: () => goBy(-1),
    ArrowDown: () => goFromRow(1),
    ArrowUp: () => goFromRow(-1),
    x: () => {
      const row = rows()[focusedRow(rows())];
      return row && onToggle ? onToggle(Number(row.dataset['load'])) : false;
    },
  });
};
