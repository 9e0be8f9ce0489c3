import type { Truck } from '@portal/contract/equipment/truck.ts';
import { importColumns } from '@portal/contract/loads/import/import-columns.ts';
import type { ImportFault } from '@portal/contract/loads/import/import.contract.ts';
import { LoadInput } from '@portal/contract/loads/load.ts';
import { issueCode, issueField } from '@portal/contract/phrases/issue-code.ts';
import type { Ctx } from '../../../platform/context.ts';
import { Problem, problems } from '../../../platform/http/errors.ts';
import { checkNewLoad } from '../book/check-new-load.ts';
import { checkPickupDate } from '../book/prepare-load.ts';
import { draftInput } from './draft-input.ts';
import { placeOfFault } from './fault-place.ts';
import { stopsOf } from './join-stops.ts';
import { knownPlaceOfDraft, placeOfDraft } from './place-of-draft.ts';
import type { DraftLoad } from './draft-load.ts';

/** A draft with every fault of it; `input` is there when there is none. */
export type CheckedDraft = { draft: DraftLoad; faults: ImportFault[]; input: LoadInput | null };

/** Runs a check and answers what it refuses. */
const refusalsOf = (check: () => void): Problem['items'] => {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof Problem) return error.items;
    throw error;
  }
};

/** Faults of an incomplete load: unknown places and a day that is over. */
const checkPieces = (ctx: Ctx, load: DraftLoad): Problem['items'] => {
  const stops = stopsOf(load);
  const [pickup] = stops;
  const wrongPlaces = stops.flatMap((stop, index) => refusalsOf(() => void placeOfDraft(stop, `stops.${index}`)));
  const day = load.values.pickup_date;
  const late =
    typeof day === 'string'
      ? refusalsOf(() => checkPickupDate(ctx, day, (pickup && knownPlaceOfDraft(pickup))?.timezone ?? 'UTC'))
      : [];
  return [...wrongPlaces, ...late];
};

const schemaFaults = (draft: DraftLoad): { input: LoadInput | null; refused: Problem['items'] } => {
  const parsed = LoadInput.safeParse(draftInput(draft), { reportInput: true });
  if (parsed.success) return { input: parsed.data, refused: [] };
  const faults = parsed.error.issues.map((issue) => ({ ...issueCode(issue), field: issueField(issue) }));
  return { input: null, refused: problems(faults).items };
};

const cellFaults = ({ rows }: DraftLoad): ImportFault[] =>
  rows.flatMap((row) =>
    row.faults.flatMap(({ row: number, column, ...fault }) =>
      problems([fault]).items.map(({ code, msg }) => ({ row: number, column, code, msg })),
    ),
  );

const placeKey = ({ row, column }: Pick<ImportFault, 'row' | 'column'>): string => `${row} ${column}`;

/** One fault a cell: what its own reading found comes before what the rules make of its absence. */
const withFirst = (faults: readonly ImportFault[]): ImportFault[] => {
  const places = new Map<string, ImportFault>();
  for (const fault of faults) if (!places.has(placeKey(fault))) places.set(placeKey(fault), fault);
  const position = ({ column }: ImportFault) => (column ? importColumns.indexOf(column) : -1);
  return [...places.values()].toSorted((a, b) => a.row - b.row || position(a) - position(b));
};

/** Checks a draft by the very rules of a new load and finds each faulty cell. Writes nothing. */
export const checkDraft = (ctx: Ctx, trucks: readonly Truck[], draft: DraftLoad): CheckedDraft => {
  const { input, refused } = schemaFaults(draft);
  const rules = input ? refusalsOf(() => checkNewLoad(ctx, trucks, input)) : [];
  const refusals = [...refused, ...checkPieces(ctx, draft), ...rules].map(({ field, code, msg }) => ({
    ...placeOfFault(draft, field),
    code,
    msg,
  }));
  const faults = withFirst([...cellFaults(draft), ...refusals]);
  return { draft, faults, input: faults.length === 0 ? input : null };
};
