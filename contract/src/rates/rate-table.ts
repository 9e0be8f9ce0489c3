import { SheetSource } from '../lists/sheet-source.ts';
import { z } from 'zod';
import { Day, Id } from '../values/values.ts';
import { BothLanguages } from '../words/language-schemas.ts';
import { tariffKinds } from './tariff-kinds.ts';

const Cell = z.string().max(1000);
/** The cells of a row in the order of its sheet's columns. */
const Row = z.array(Cell).max(20);

/** The most rows a sheet may have. */
export const mostRows = 20_000;

export const SheetRows = z.strictObject({ name: z.string().max(40), rows: z.array(Row).max(mostRows) });
export type SheetRows = z.infer<typeof SheetRows>;

/** Rows that take the place of those with the same key or are added, and the keys of those to remove. */
export const SheetChange = z.strictObject({
  name: z.string().max(40),
  set: z.array(Row).max(mostRows),
  remove: z.array(Row).max(mostRows).default([]),
});
export type SheetChange = z.infer<typeof SheetChange>;

export const Kind = z.enum(tariffKinds);
const Scac = z.string().regex(/^[A-Z0-9]{2,4}$/);

/** The values that name a tariff beside its carrier, in the order of `tariffSheets[kind].series`. */
export const Series = z
  .array(
    z
      .string()
      .trim()
      .regex(/^[^|]{1,80}$/),
  )
  .min(1)
  .max(2);

export const versionStates = ['past', 'in_use', 'planned'] as const;

export const TariffVersion = z.strictObject({
  effective_from: Day,
  /** Its last day; null: until another begins. */
  effective_to: Day.nullable(),
  state: z.enum(versionStates),
});
export type TariffVersion = z.infer<typeof TariffVersion>;

export const TariffSeries = z.strictObject({
  kind: Kind,
  series: z.array(z.string()),
  name: z.string(),
  /** The port or rail ramp it is for, in words; null for tariffs of other kinds. */
  place: z.string().nullable(),
  versions: z.array(TariffVersion),
  /** Loads that were priced by it in the last 30 days. */
  loads_priced: z.int(),
  draft: z
    .strictObject({
      id: Id,
      effective_from: Day.nullable(),
      changed_at: z.string(),
      changed_by: z.string().nullable(),
    })
    .nullable(),
});
export type TariffSeries = z.infer<typeof TariffSeries>;

const carrier = z.strictObject({ id: Id, scac: z.string(), short_name: z.string(), name: z.string() });

export const RatedCarrier = z.strictObject({
  carrier,
  enabled: z.boolean(),
  /** The kinds of tariff that can price what it carries. */
  kinds: z.array(Kind),
  tariffs: z.array(TariffSeries),
  /** Loads that the carrier priced in the last 30 days, each once however many prices it got. */
  loads_priced: z.int(),
});
export type RatedCarrier = z.infer<typeof RatedCarrier>;

/** A fault of a cell, with the row it is in, counted from 0. */
export const CellFault = z.strictObject({
  sheet: z.string(),
  row: z.int(),
  field: z.string(),
  message: BothLanguages,
});
export type CellFault = z.infer<typeof CellFault>;

export const TariffPage = z.strictObject({
  kind: Kind,
  carrier,
  series: z.array(z.string()),
  name: z.string(),
  versions: z.array(TariffVersion),
  draft_id: Id.nullable(),
  /** From when its draft is to count; null where there is none or nobody has planned that. */
  draft_from: Day.nullable(),
  sheets: z.array(SheetRows),
});
export type TariffPage = z.infer<typeof TariffPage>;

export const DraftPage = TariffPage.extend({
  id: Id,
  /** The first day of the version it was made from; null: it is a tariff of its own. */
  based_on: Day.nullable(),
  /** The sheets of that version, which changes are shown against. */
  before: z.array(SheetRows),
  version: z.int(),
  changed_by: z.string().nullable(),
  changed_at: z.string(),
  faults: z.array(CellFault),
});
export type DraftPage = z.infer<typeof DraftPage>;

/** Names one version of a tariff. */
export const VersionQuery = z.strictObject({
  kind: Kind,
  scac: Scac,
  /** The values of its series, with | between them. */
  series: z.string().max(200),
  effective_from: Day,
});

export const DraftInput = z.strictObject({ kind: Kind, scac: Scac, series: Series, based_on: Day.nullable() });
export type DraftInput = z.infer<typeof DraftInput>;

export const ImportReport = z.strictObject({
  source: SheetSource,
  /** Rows the file has. */
  read: z.int(),
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  /** Rows that differ, at most 200 of them: by what they are known, and each cell before and after. */
  changes: z.array(
    z.strictObject({
      kind: z.enum(['added', 'changed', 'removed']),
      key: z.array(z.string()),
      cells: z.array(z.strictObject({ field: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  /** The mean change of the amounts that change, in percent; null where none does. */
  mean_percent: z.number().nullable(),
  refused: z.array(z.strictObject({ line: z.int(), column: z.string(), message: BothLanguages })),
  /** Names the rows of a shared table that it was compared with. */
  version: z.string().optional(),
});
export type ImportReport = z.infer<typeof ImportReport>;

/** Tables that all tariffs share. They have no drafts: their rows name their own weeks and first days. */
export const sharedTables = [
  'fuel-prices',
  'fuel-tables',
  'fuel-bands',
  'border-fees',
  'free-time-terms',
  'terminal-closures',
  'calendars',
  'closed-days',
] as const;
export type SharedTable = (typeof sharedTables)[number];
