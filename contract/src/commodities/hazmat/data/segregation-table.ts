/** The columns of the segregation table: 2.3 by its zone, 6.1 liquids of packing group I in zone A, class 8 liquids. */
export const segregationColumns = [
  ...(['1.1', '1.3', '1.4', '1.5', '1.6', '2.1', '2.2', '2.3A', '2.3B'] as const),
  ...(['3', '4.1', '4.2', '4.3', '5.1', '5.2', '6.1A', '7', '8'] as const),
] as const;
export type SegregationColumn = (typeof segregationColumns)[number];

/**
 * The segregation table of 49 CFR 177.848(d), in the order of its columns. X: not on one vehicle. O: not together unless
 * kept apart so that leaks cannot mix. *: explosives, by their compatibility groups. 1.1 stands for 1.1 and 1.2.
 */
export const segregationTable: Readonly<Record<SegregationColumn, string>> = {
  '1.1': '*****XXXXXXXXXXXXX',
  '1.3': '*****X.XXX.XXXXX.X',
  '1.4': '*****O.OOO.O...O.O',
  '1.5': '*****XXXXXXXXXXXXX',
  '1.6': '*****.............',
  '2.1': 'XXOX...XO......OO.',
  '2.2': 'X..X..............',
  '2.3A': 'XXOX.X...XXXXXX..X',
  '2.3B': 'XXOX.O...OOOOOO..O',
  '3': 'XXOX...XO....O.X..',
  '4.1': 'X..X...XO......X.O',
  '4.2': 'XXOX...XO......X.X',
  '4.3': 'XX.X...XO......X.O',
  '5.1': 'XX.X...XOO.....X.O',
  '5.2': 'XX.X...XO......X.O',
  '6.1A': 'XXOX.O...XXXXXX..X',
  '7': 'X..X.O............',
  '8': 'XXOX...XO.OXOOOX..',
};

/**
 * Groups of explosives that may share a vehicle (49 CFR 177.848(f)); all others may not. What the table allows under its
 * footnotes alone, such as detonators of group B with group D, is left out.
 */
export const compatibleGroups: ReadonlySet<string> = new Set(
  ['CD', 'CE', 'DE', 'CN', 'DN', 'EN', 'CG', 'DG', 'EG', 'BS', 'CS', 'DS', 'ES', 'FS', 'GS', 'HS', 'JS', 'KS', 'NS'],
);
