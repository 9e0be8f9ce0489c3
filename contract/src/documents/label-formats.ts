// No schemas here: screens read these tables, and must not load the validation library for them.

/** What labels are printed on: a roll of 4 by 6 in., a sheet of six 4 by 3 1/3 in., a sheet each, or a label printer. */
export const labelFormats = ['4x6', 'avery', 'letter', 'zpl'] as const;
export type LabelFormat = (typeof labelFormats)[number];

/** Labels on one sheet of six. */
export const sheetPositions = 6;

/** How many labels one file holds at most. */
export const mostLabels = 500;
