import { importLimits } from '@portal/contract/loads/import/import-columns.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { SheetData } from 'write-excel-file/node';
import { templatePhrase } from '../words/template-phrase.ts';
import type { words as en } from '../words/template.en.ts';
import type { KeyOf } from '@portal/contract/phrases/phrase-key.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { bookCell, dayCell, figureCell } from '../../../platform/files/file-cell.ts';
import { writeCsv } from '../../../platform/files/write-csv.ts';
import type { FileReply } from '../../../platform/http/serve.ts';
import { readOfferedTrucks } from '../../equipment/offered-trucks.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { columnRulesWith } from './column-rules.ts';
import { type TemplateColumn, templateColumns } from './template-columns.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';

const text = (value: string) => ({ value, type: String });
const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const });
const wrapped = (value: string) => ({ value, type: String, wrap: true });

const exampleCell = (example: string, { holds }: TemplateColumn) => {
  if (holds === 'text' || example === '') return text(example);
  return bookCell(holds === 'day' ? dayCell(example) : figureCell(Number(example)));
};

/** The examples row by row. */
const exampleRows = <T>(columns: readonly TemplateColumn[], cell: (example: string, column: TemplateColumn) => T) =>
  (columns[0]?.examples ?? []).map((_, row) => columns.map((column) => cell(column.examples[row] ?? '', column)));

const asCsv = (columns: readonly TemplateColumn[]): Promise<Buffer> =>
  writeCsv([columns.map(({ heading }) => heading), ...exampleRows(columns, (example) => example)]);

const guideOf = (columns: readonly TemplateColumn[], language: Language): SheetData => {
  const say = (key: KeyOf<typeof en>) => templatePhrase(language, key);
  return [
    (['column', 'needed', 'about', 'allowed'] as const).map((head) => bold(say(`guide_heads.${head}`))),
    ...columns.map(({ heading, needed, hint, kind, choices }) => [
      bold(heading),
      text(needed ? say('needed') : ''),
      wrapped(hint),
      wrapped(choices.length > 0 ? choices.join(', ') : kind),
    ]),
  ];
};

/** The values to choose from, a column of the sheet for each column that has some. */
const listsOf = (columns: readonly TemplateColumn[]): SheetData => {
  const longest = Math.max(...columns.map(({ choices }) => choices.length));
  return [
    columns.map(({ heading }) => bold(heading)),
    ...Array.from({ length: longest }, (_, row) => columns.map(({ choices }) => text(choices[row] ?? ''))),
  ];
};

const asXlsx = async (columns: readonly TemplateColumn[], language: Language): Promise<Buffer> => {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const { getCellAddress } = await import('write-excel-file/utility');
  const { withDropDowns } = await import('./drop-downs.ts');
  const say = (key: KeyOf<typeof en>) => templatePhrase(language, key);
  // Several services stand in one cell: a drop-down would hold one.
  const listed = columns.filter(({ choices, name }) => choices.length > 0 && name !== 'accessorials');
  const dropDowns = listed.map(({ name, choices }, at) => {
    const letters = getCellAddress(0, at).slice(0, -1);
    return {
      column: columns.findIndex((column) => column.name === name),
      rows: importLimits.rows,
      range: `'${say('lists')}'!$${letters}$2:$${letters}$${choices.length + 1}`,
    };
  });
  const widths = columns.map(({ heading }) => ({ width: Math.max(12, heading.length + 2) }));
  const sheets = [
    {
      data: [columns.map(({ heading }) => bold(heading)), ...exampleRows(columns, exampleCell)],
      sheet: say('title'),
      columns: widths,
      stickyRowsCount: 1,
      stickyColumnsCount: 1,
    },
    {
      data: guideOf(columns, language),
      sheet: say('guide'),
      columns: [{ width: 32 }, { width: 12 }, { width: 60 }, { width: 90 }],
      stickyRowsCount: 1,
    },
    { data: listsOf(listed), sheet: say('lists'), columns: listed.map(() => ({ width: 24 })), stickyRowsCount: 1 },
  ];
  return writeExcelFile(sheets, { features: [withDropDowns(dropDowns)] }).toBuffer();
};

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** So many days from now the example is picked up: it still holds when the template is filled next week. */
const exampleDaysAhead = 14;

const dayAhead = (now: Date): string => addDays(dayInZone('UTC', now), exampleDaysAhead);

/** A file to fill with loads: headings in a language, an example and, in XLSX, what each column takes. */
export const writeTemplate = async (ctx: OpenCtx, format: 'csv' | 'xlsx', language: Language): Promise<FileReply> => {
  const rules = columnRulesWith(await readOfferedTrucks(ctx));
  const columns = templateColumns(rules, language, dayAhead(ctx.services.clock.now()));
  return {
    bytes: await (format === 'csv' ? asCsv(columns) : asXlsx(columns, language)),
    contentType: contentTypes[format],
    name: `${templatePhrase(language, 'file_name')}.${format}`,
  };
};
