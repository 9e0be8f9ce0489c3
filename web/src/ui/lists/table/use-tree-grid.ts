import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { ListData, ListSearch, RowOf } from '../list-definition.ts';
import type { List } from '../use-list.ts';

/** What the keyboard reaches in a row: the link that names it, and its buttons. */
const reachable = 'a[data-load], button';

const linksIn = (body: HTMLElement): HTMLElement[] => [...body.querySelectorAll<HTMLElement>('a[data-load]')];

/** The row of the table that an event happened in; null outside of it, such as in a menu that a row has opened. */
const rowAt = (body: HTMLElement, target: EventTarget): HTMLElement | null =>
  target instanceof Element && body.contains(target) ? target.closest('tr') : null;

/** Tab comes to one row alone and goes on through its buttons; the arrows lead to the others. */
const letTabReach = (body: HTMLElement, row: Element | null | undefined): void => {
  for (const one of body.querySelectorAll<HTMLElement>(reachable)) one.tabIndex = row?.contains(one) ? 0 : -1;
};

/**
 * Rows that stand below one another by keys, as WAI-ARIA's treegrid has it: Right opens a branch and then goes into it,
 * Left closes it or goes to the row above it in the tree, Home and End lead to the first and the last row. What a body of
 * the table takes; Up and Down are the keys of every list.
 */
export const useTreeGrid = <D extends ListData, S extends ListSearch>(
  { definition, search, change }: List<D, S>,
  rows: readonly RowOf<D>[] = [],
) => {
  const tree = definition.tree?.isTree(search) ? definition.tree : undefined;
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    if (!body.current) return;
    const active = body.current.contains(document.activeElement) ? document.activeElement?.closest('tr') : null;
    const first = linksIn(body.current).find(({ tabIndex }) => tabIndex === 0) ?? linksIn(body.current)[0];
    if (tree) letTabReach(body.current, active ?? first?.closest('tr'));
    else if (definition.tree) for (const one of body.current.querySelectorAll<HTMLElement>(reachable)) one.tabIndex = 0;
  });

  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const row = rowAt(event.currentTarget, event.target);
    if (!row || !tree || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const links = linksIn(event.currentTarget);
    const at = links.findIndex((link) => row.contains(link));
    const data = rows[at];
    if (data === undefined) return;
    const isOpen = tree.isOpen(data, search);
    const above = rows.findLastIndex((other, index) => index < at && tree.level(other) < tree.level(data));
    const target = { Home: 0, End: links.length - 1, ArrowRight: isOpen ? at + 1 : at, ArrowLeft: isOpen ? at : above };
    const isTurned = (event.key === 'ArrowRight' && isOpen === false) || (event.key === 'ArrowLeft' && isOpen === true);
    const next = Object.entries(target).find(([key]) => key === event.key)?.[1];
    if (next === undefined) return;
    event.preventDefault();
    if (isTurned) tree.toggle(data, search, change);
    else links[next]?.focus();
  };

  const onFocus = (event: FocusEvent<HTMLTableSectionElement>) => {
    const row = rowAt(event.currentTarget, event.target);
    if (tree && row) letTabReach(event.currentTarget, row);
  };
  return { tree, body: { ref: body, onKeyDown, onFocus } };
};
