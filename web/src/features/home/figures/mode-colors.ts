import { type LoadMode, loadModes } from '@portal/contract/modes/modes.ts';
import type { MonthlyModeFigures } from '@portal/contract/statistics/figures.ts';

/** Loads of a mode over months. */
export const loadsOfMode = (months: MonthlyModeFigures['months'], mode: LoadMode): number =>
  months.reduce((sum, { modes }) => sum + modes[mode], 0);

/** Modes from the most to the least frequent over all eleven months, so that a period changes no colour. */
export const modesBySize = (data: MonthlyModeFigures | undefined): LoadMode[] => {
  const months = data?.months ?? [];
  return loadModes.toSorted((one, other) => loadsOfMode(months, other) - loadsOfMode(months, one));
};

export const modeColor = (order: readonly LoadMode[], mode: LoadMode): string =>
  `var(--p-chart-${order.indexOf(mode) + 1})`;
