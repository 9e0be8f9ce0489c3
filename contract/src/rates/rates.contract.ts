import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { Day, IdText } from '../values/values.ts';
import { PriceExplanation, PriceQuestion } from './explained-price.ts';
import {
  DraftInput,
  DraftPage,
  ImportReport,
  RatedCarrier,
  SheetChange,
  sharedTables,
  TariffPage,
  VersionQuery,
} from './rate-table.ts';
import { ratesCalls } from './rates.calls.ts';

const byId = z.strictObject({ id: IdText });
const Version = z.int().min(1).max(2_147_483_647);
const VersionText = z
  .union([z.int(), z.string().regex(/^\d{1,10}$/)])
  .transform(Number)
  .pipe(Version);
const byTable = z.strictObject({ name: z.enum(sharedTables) });
/** Sheets of this size are saved by a file; larger ones are read by the command. */
const largestFile = 4 * 1024 * 1024;
const SheetName = z.string().max(40);
const Bool = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]);

export const SharedRows = z.strictObject({
  name: z.enum(sharedTables),
  columns: z.array(z.strictObject({ field: z.string(), header: z.string(), is_key: z.boolean() })),
  rows: z.array(z.array(z.string())),
  /** Names these rows; a change that was made from others is refused. */
  version: z.string(),
});

const File = z.file().min(1).max(largestFile);

export const rates = contract(ratesCalls, {
  list: {
    summary:
      'The carriers that are rated by tables, with their tariffs, the versions of each and the loads that were priced by them in the last 30 days',
    reply: z.strictObject({ items: z.array(RatedCarrier) }),
  },
  version: {
    summary: 'One version of a tariff: its terms, rates, rules and prices',
    query: VersionQuery,
    reply: TariffPage,
    errors: [404],
  },
  exportSheet: {
    fileTypes: ['text/csv'],
    summary: 'A sheet of a version, or of a draft, as the CSV file that imports take',
    query: VersionQuery.partial().extend({ draft_id: IdText.optional(), sheet: SheetName }),
    errors: [404],
  },
  addDraft: {
    summary: 'Begin a draft of a tariff, from one of its versions or empty; there is one draft a tariff',
    body: DraftInput,
    reply: DraftPage,
    status: 201,
    errors: [404, 409],
  },
  draft: {
    summary: 'A draft as it stands, with what is wrong with it',
    params: byId,
    reply: DraftPage,
    errors: [404],
  },
  changeDraft: {
    summary:
      'Change rows of a draft, or its planned first day; refused where somebody else changed it since it was read',
    params: byId,
    body: z.strictObject({
      version: Version,
      sheets: z.array(SheetChange).max(8),
      effective_from: Day.nullable().optional(),
    }),
    reply: DraftPage,
    errors: [404, 409],
  },
  removeDraft: {
    summary: 'Delete a draft; the versions in use are not touched',
    params: byId,
    errors: [404],
  },
  importDraft: {
    summary:
      'What a CSV or XLSX file would change in a sheet of a draft; kept only where it is no dry run and has no fault',
    params: byId,
    body: z.strictObject({ file: File, sheet: SheetName, version: VersionText, dry_run: Bool }),
    reply: ImportReport,
    errors: [404, 409],
  },
  publishDraft: {
    summary: 'Put a draft in use from a day on; quotes that were given keep their price',
    params: byId,
    body: z.strictObject({ version: Version, effective_from: Day }),
    reply: TariffPage,
    errors: [404, 409],
  },
  explain: {
    summary: 'What a carrier would charge, with each step of the calculation; by a draft where one is named',
    body: PriceQuestion,
    reply: PriceExplanation,
    errors: [404],
  },
  table: {
    summary: 'A table that all tariffs share',
    params: byTable,
    reply: SharedRows,
  },
  changeTable: {
    summary: 'Change rows of a shared table; refused where somebody else changed it since it was read',
    params: byTable,
    body: z.strictObject({
      version: z.string().max(64),
      set: SheetChange.shape.set,
      remove: SheetChange.shape.remove,
    }),
    reply: SharedRows,
    errors: [409],
  },
  importTable: {
    summary:
      'What a CSV or XLSX file would change in a shared table, and kept where it is no dry run; rows with a fault stay out. Refused where the table is not the version named',
    params: byTable,
    body: z.strictObject({ file: File, dry_run: Bool, version: z.string().max(64).optional() }),
    reply: ImportReport,
    errors: [409],
  },
  exportTable: { fileTypes: ['text/csv'], summary: 'A shared table as a CSV file', params: byTable },
});

export type SharedRows = z.infer<typeof SharedRows>;
