import { stopColumns, stopEnds } from '@portal/contract/loads/import/import-columns.ts';
import type { CellValue } from '../../../platform/files/sheet/cell-values.ts';
import type { DraftLoad, DraftRow, DraftStop } from './draft-load.ts';

type End = DraftStop['end'];

/** What distinguishes a stop from another of its end. */
const identifying = ['zip_code', 'address', 'name'] as const;

export const isSame = (one: CellValue | undefined, other: CellValue): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether a row may mean this stop: no identifying column has a value in both and differs. */
const mayMean = ({ end, values }: DraftStop, row: DraftRow): boolean =>
  identifying.every((field) => {
    const said = row.values[`${end}_${field}`];
    const known = values[`${end}_${field}`];
    return said === undefined || known === undefined || isSame(known, said);
  });

/** Takes what a row says of a stop; a cell that says something else than one before it is at fault. */
const addToStop = (stop: DraftStop, row: DraftRow, isOnly: boolean): void => {
  for (const column of stopColumns(stop.end)) {
    const value = row.values[column];
    if (value === undefined) continue;
    const before = stop.saidIn[column];
    if (before === undefined) {
      stop.values[column] = value;
      stop.saidIn[column] = row.number;
    } else if (!isSame(stop.values[column], value)) {
      const isIdentifying = identifying.some((field) => column === `${stop.end}_${field}`);
      const code = isOnly && isIdentifying ? 'loads.import_one_stop' : 'loads.import_differs';
      row.faults.push({ row: row.number, column, code, params: { row: before } });
    }
  }
};

const saysStop = (row: DraftRow, end: End): boolean =>
  stopColumns(end).some((column) => row.values[column] !== undefined);

/** The stops of one end in the order the rows name them; freight that shares trailers has one. */
const joinEnd = ({ rows, values: { mode } }: DraftLoad, end: End): DraftStop[] => {
  const first: DraftStop = { end, row: rows[0]?.number ?? 1, values: {}, saidIn: {} };
  const stops = [first];
  const isOnly = mode === 'ltl';
  for (const row of rows) {
    if (!saysStop(row, end)) continue;
    const meant = stops.find((stop) => mayMean(stop, row));
    const stop = meant ?? (isOnly ? first : { end, row: row.number, values: {}, saidIn: {} });
    if (!stops.includes(stop)) stops.push(stop);
    if (stop !== first) row.namesOtherStop = true;
    addToStop(stop, row, isOnly);
  }
  return stops;
};

/** Joins what the rows of a load say of its stops: its first pickup and delivery, and those a truck makes between. */
export const joinStops = (load: DraftLoad): void => {
  for (const end of stopEnds) {
    const [first, ...more] = joinEnd(load, end);
    Object.assign(load.values, first?.values);
    Object.assign(load.saidIn, first?.saidIn);
    load.moreStops.push(...more);
  }
};

/** All stops of a load in the order of its way: the pickups as the rows name them, then the deliveries. */
export const stopsOf = ({ values, saidIn, rows, moreStops }: DraftLoad): DraftStop[] =>
  stopEnds.flatMap((end) => [
    { end, row: rows[0]?.number ?? 1, values, saidIn },
    ...moreStops.filter((stop) => stop.end === end),
  ]);
