import type { Language } from '@portal/contract/words/language.ts';

/** How wide a column is in px; longer words of a language may need more. */
export type ColumnWidth = number | Record<Language, number>;

export const widthIn = (width: ColumnWidth | undefined, language: Language): number =>
  typeof width === 'object' ? width[language] : (width ?? 0);

type Fitting = {
  /** The columns a person has chosen, in their order. */
  chosen: readonly string[];
  widthOf: (id: string) => number;
  /** What the columns may take in px. */
  room: number;
  /** Columns that leave before all others, in this order. */
  leaveFirst: readonly string[];
  /** Columns that never leave. */
  stay: readonly string[];
};

/** The chosen columns there is room for: those named leave first, then the last ones. */
export const fittingColumns = ({ chosen, widthOf, room, leaveFirst, stay }: Fitting): string[] => {
  const named = leaveFirst.filter((id) => chosen.includes(id));
  const others = chosen.filter((id) => !named.includes(id)).toReversed();
  const leaving = [...named, ...others].filter((id) => !stay.includes(id));
  let needed = chosen.reduce((sum, id) => sum + widthOf(id), 0);
  const gone = new Set<string>();
  for (const id of leaving) {
    if (needed <= room) break;
    gone.add(id);
    needed -= widthOf(id);
  }
  return chosen.filter((id) => !gone.has(id));
};
