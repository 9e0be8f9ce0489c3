import type { ImportColumn, stopEnds } from '@portal/contract/loads/import/import-columns.ts';
import type { CellFault, CellValue } from '../../../platform/files/sheet/cell-values.ts';

type Values = Partial<Record<ImportColumn, CellValue>>;

/** A stop as the rows of a load say it, and the row each of its values comes from. */
export type DraftStop = {
  end: (typeof stopEnds)[number];
  row: number;
  values: Values;
  saidIn: Partial<Record<ImportColumn, number>>;
};

export type DraftFault = CellFault & { row: number; column: ImportColumn | null };

/** A row as it was read: what its cells say, and what that means where it means something. */
export type DraftRow = {
  number: number;
  key: string;
  texts: Partial<Record<ImportColumn, string>>;
  values: Values;
  faults: DraftFault[];
  /** It says a pickup or delivery beside the load's first one. */
  namesOtherStop: boolean;
};

/** The rows of one key; what they say of the load stands where it was said first. */
export type DraftLoad = {
  key: string;
  rows: DraftRow[];
  values: Values;
  /** The row each value of the load comes from. */
  saidIn: Partial<Record<ImportColumn, number>>;
  /** Stops beside the first pickup and the first delivery, in the order they are named. */
  moreStops: DraftStop[];
};
