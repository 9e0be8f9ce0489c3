import { type ImportColumn, importColumns, requiredColumns } from '@portal/contract/loads/import/import-columns.ts';
import { languages } from '@portal/contract/words/language.ts';
import { problem, problems } from '../../../platform/http/errors.ts';
import { columnsNamed, headingKey } from '../../../platform/files/sheet/headings.ts';
import { bothPhrases, phrase } from '../../../platform/mail/phrases.ts';

/** Which column stands where; undefined where a heading is empty or not known. */
export type Headings = { columns: (ImportColumn | undefined)[]; unknown: string[] };

const mostUnknown = 20;

/** Headings of templates that were handed out before a column was renamed. */
const formerHeadings = {
  'Número de OC': 'po_number',
  'Código HS': 'hs_code',
  'Número UN': 'un_number',
  'Nombre oficial de transporte': 'proper_shipping_name',
  'Carga parcial': 'partial',
} as const satisfies Record<string, ImportColumn>;

const known = new Map<string, ImportColumn>([
  ...Object.entries(formerHeadings).map(([heading, column]) => [headingKey(heading), column] as const),
  ...importColumns.flatMap((column) =>
    [column, ...languages.map((language) => phrase(language, `loads.sheet.columns.${column}`))].map(
      (heading) => [headingKey(heading), column] as const,
    ),
  ),
]);

/** The column of a heading in either language, or of its own name. */
export const columnOfHeading = (heading: string): ImportColumn | undefined => known.get(headingKey(heading));

/** Whether a cell says a column of a load in either language. */
export const isLoadHeading = (cell: string): boolean => known.has(headingKey(cell));

/** Each language's message names the columns as that language does. */
const columnsMissing = (missing: readonly ImportColumn[]) => {
  const refused = problems([{ code: 'loads.import_columns_missing', field: 'file' }]);
  for (const item of refused.items) {
    for (const language of languages) {
      const columns = missing.map((column) => phrase(language, `loads.sheet.columns.${column}`)).join(', ');
      item.msg[language] = phrase(language, 'loads.errors.import_columns_missing', { columns });
    }
  }
  return refused;
};

/**
 * Reads headings in either language or as the fields' own names, or as `named` says; `said`: columns that every row says. An
 * order's number stands for the key of its load. Refuses with 400 a column twice, or a needed one missing.
 */
export const matchHeadings = (
  headings: readonly string[],
  named = columnOfHeading,
  said: readonly string[] = [],
): Headings => {
  const { columns, repeated, unknown } = columnsNamed(headings, named);
  if (repeated) {
    const heading = bothPhrases(`loads.sheet.columns.${repeated}`);
    throw problem('lists.import_heading_twice', 400, { field: 'file', params: { heading } });
  }
  const isSaid = (column: ImportColumn) =>
    columns.includes(column) || said.includes(column) || (column === 'load_key' && columns.includes('external_id'));
  const missing = requiredColumns.filter((column) => !isSaid(column));
  if (missing.length > 0) throw columnsMissing(missing);
  return { columns, unknown: unknown.slice(0, mostUnknown).map((heading) => heading.slice(0, 80)) };
};
