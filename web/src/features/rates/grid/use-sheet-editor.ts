import { type KeyboardEvent, useState } from 'react';
import type { Rows, Sheets } from './sheet-rows.ts';

const mostSteps = 200;

type State = {
  sheets: Sheets;
  past: readonly Sheets[];
  /** The cell that was edited last: its letters are one step. */
  last: string | null;
};

/** What is on screen of some sheets, with every step back to what was opened. */
export const useSheetEditor = (opened: Sheets) => {
  const [state, setState] = useState<State>({ sheets: opened, past: [], last: null });
  const change = (sheet: string, rows: Rows, cell: string | null = null) =>
    setState(({ sheets, past, last }) => ({
      sheets: { ...sheets, [sheet]: rows },
      past: cell !== null && cell === last ? past : [...past.slice(-mostSteps), sheets],
      last: cell,
    }));
  return {
    sheets: state.sheets,
    change,
    undo: () =>
      setState((now) => {
        const before = now.past.at(-1);
        return before ? { sheets: before, past: now.past.slice(0, -1), last: null } : now;
      }),
    /** Shows other rows, from which there is no way back. */
    reset: (sheets: Sheets) => setState({ sheets, past: [], last: null }),
  };
};

/** Ctrl Z takes a step back, Ctrl S saves. */
export const onEditorKey = (event: KeyboardEvent, { undo, save }: { undo: () => void; save: () => void }): void => {
  if (!event.ctrlKey && !event.metaKey) return;
  const act = event.key === 'z' ? undo : event.key === 's' ? save : null;
  if (!act) return;
  event.preventDefault();
  act();
};
