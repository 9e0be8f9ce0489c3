import { z } from 'zod';
import { contract } from '../../http/endpoint.ts';
import { Id, IdText, requiredText, text } from '../../values/values.ts';
import { importLimits, mostMappings } from './import-columns.ts';
import { Column } from './import.contract.ts';
import { importMappingsCalls } from './import-mappings.calls.ts';

const Heading = text(200);

/** Which heading of a file is which column; a heading that is left out is not read. */
const Columns = z.record(requiredText(200), Column).refine(
  (columns) => {
    const named = Object.values(columns);
    return new Set(named).size === named.length;
  },
  { params: { code: 'loads.mapping_column_twice' } },
);

/** What every row says of a column that the file lacks, such as a unit, as a cell would say it. */
const Fixed = z.partialRecord(Column, requiredText(200));
export type MappedColumns = z.infer<typeof Columns>;
export type MappedCells = z.infer<typeof Fixed>;
export type MappedHeadings = z.infer<typeof Heading>[];

const fields = {
  name: requiredText(60),
  /** The headings of the file, in any order: whatever has the same ones is read so. */
  headings: z.array(Heading).min(1).max(200),
  columns: Columns,
  fixed: Fixed,
};

export const ImportMapping = z.strictObject({ id: Id, ...fields });
export type ImportMapping = z.infer<typeof ImportMapping>;

export const NewImportMapping = z.strictObject({ ...fields, fixed: Fixed.default({}) });
export type NewImportMapping = z.infer<typeof NewImportMapping>;

/** What may change of a mapping; the headings are what it is known by. */
export const ImportMappingChange = z.strictObject(fields).omit({ headings: true }).partial();
export type ImportMappingChange = z.infer<typeof ImportMappingChange>;

/** The headings of a file, each with the column it is read as and what its first rows say. */
export const FileHeadings = z.strictObject({
  headings: z.array(z.strictObject({ heading: z.string(), column: Column.nullable(), samples: z.array(z.string()) })),
  /** How the account said that such files are read; null where it has not. */
  mapping: ImportMapping.nullable(),
  /** Columns without which no load can be read, and which neither the file nor the mapping has. */
  missing: z.array(Column),
});
export type FileHeadings = z.infer<typeof FileHeadings>;

const byId = z.strictObject({ id: IdText });

export const importMappings = contract(importMappingsCalls, {
  list: {
    summary: 'How the account’s own files are read, by name',
    reply: z.strictObject({ items: z.array(ImportMapping) }),
  },
  add: {
    summary: `Say which column of a file is what, and what holds for every row; at most ${mostMappings} an account`,
    body: NewImportMapping,
    reply: ImportMapping,
    status: 201,
    errors: [409, 422],
  },
  change: {
    summary: 'Rename a mapping, or say otherwise what is what',
    params: byId,
    body: ImportMappingChange,
    reply: ImportMapping,
    errors: [404],
  },
  remove: {
    summary: 'Forget how such files are read',
    params: byId,
    errors: [404],
  },
  readHeadings: {
    perMinute: 120,
    summary: 'The headings of a file, what each is read as, and what is missing; writes nothing',
    body: z.strictObject({ file: z.file().min(1).max(importLimits.bytes) }),
    reply: FileHeadings,
    errors: [413, 415, 422, 503],
  },
});
