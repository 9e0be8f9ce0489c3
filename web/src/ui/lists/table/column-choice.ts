/** Columns by id: their order, and which of them are shown. */
export type ColumnChoice = { order: string[]; shown: string[] };

/** A choice as it was remembered, perhaps by another version. */
export type StoredColumns = { order?: readonly unknown[]; shown?: readonly unknown[] };

/** A remembered choice, corrected for the columns there are now; the first is always first and always shown. */
export const validColumns = (
  stored: StoredColumns | null | undefined,
  ids: readonly string[],
  initial: ColumnChoice,
): ColumnChoice => {
  if (!Array.isArray(stored?.order) || !Array.isArray(stored.shown)) return initial;
  const isKnown = (id: unknown): id is string => ids.some((known) => known === id);
  const first = ids.slice(0, 1);
  return {
    order: [...new Set([...first, ...stored.order.filter(isKnown), ...ids])],
    shown: [...new Set([...first, ...stored.shown.filter(isKnown)])],
  };
};

/** The order with `id` in the place of `target`. */
export const moveColumn = (order: readonly string[], id: string, target: string): string[] => {
  const to = order.indexOf(target);
  const rest = order.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
};
