import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import type { ListColumn, ListData, ListDefinition, ListSearch } from '../list-definition.ts';
import { fittingColumns, widthIn } from './fitting-columns.ts';
import type { TableControls } from './use-table-state.ts';

/** Width of the column of boxes in px. */
const choiceWidth = 46;

/** How wide an element is, from before the first paint on; null where nothing has been laid out. */
const useWidth = (element: RefObject<HTMLElement | null>): number | null => {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setWidth(box.clientWidth || null);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return width;
};

/** The columns of a table, in order: what a person has chosen, and what of it there is room for. */
export type ShownColumns = {
  chosen: readonly string[];
  shown: readonly string[];
  /** True where all chosen ones are shown and the table scrolls sideways. */
  scrolls: boolean;
};

/** Columns to show, the same arrays until the choice or the room changes, so that rows are not made again. */
export const useShownColumns = <D extends ListData, S extends ListSearch>(
  { columns, fit, selection }: ListDefinition<D, S>,
  ids: readonly string[],
  table: TableControls,
  box: RefObject<HTMLElement | null>,
): ShownColumns => {
  const { order, shown } = table.columns;
  const language = currentLanguage();
  const chosen = useMemo(() => order.filter((id) => shown.includes(id) && ids.includes(id)), [order, shown, ids]);
  const width = useWidth(box);
  const room = width === null ? Infinity : width - (selection ? choiceWidth : 0);
  const fitting = useMemo(() => {
    if (!fit) return chosen;
    const known: Record<string, ListColumn<D, S>> = columns;
    return fittingColumns({ chosen, widthOf: (id) => widthIn(known[id]?.width, language), room, ...fit });
  }, [chosen, columns, fit, language, room]);
  const isWhole = fitting.length === chosen.length;
  return { chosen, shown: table.isWide ? chosen : fitting, scrolls: table.isWide && !isWhole };
};
