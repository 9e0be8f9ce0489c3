import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { Row, SheetData } from 'write-excel-file/node';
import { bookCell, dayCell } from '../../../platform/files/file-cell.ts';
import { quoteFilePhrase } from '../words/quote-file-phrase.ts';
import type { words as en } from '../words/file.en.ts';
import type { KeyOf } from '@portal/contract/phrases/phrase-key.ts';
import type { QuotePaper, QuotePaperRow } from './quote-paper.ts';

const dollarFormat = '$#,##0.00';

// Cells are typed: a text stays a text, whatever it begins with, and only our own figures are numbers.
const text = (value: string) => ({ value, type: String });
const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const });
const amount = (value: number | undefined) =>
  value === undefined ? null : { value, type: Number, format: dollarFormat };
const figure = (value: number | null) => (value === null ? null : { value, type: Number });

/** Every line any price has, each once, in the order in which they come up. */
const lineLabels = (rows: readonly QuotePaperRow[]): string[] => [
  ...new Set(rows.flatMap(({ lines }) => lines.map(({ label }) => label))),
];

/** What a price's lines of one name come to; nothing where it has none. */
const lineAmount = ({ lines }: QuotePaperRow, wanted: string): number | undefined => {
  const ofName = lines.filter(({ label }) => label === wanted);
  return ofName.length === 0 ? undefined : dollars(sum(ofName.map(({ amount: one }) => cents(one))));
};

const quoteRow = (row: QuotePaperRow, labels: readonly string[]): Row => [
  text(row.carrier),
  text(row.scac),
  text(row.service),
  figure(row.transit_days),
  bookCell(dayCell(row.arrives)),
  figure(row.on_time_percent),
  figure(row.loads),
  amount(row.liability.new),
  amount(row.liability.used),
  bookCell(dayCell(row.valid_until)),
  { ...amount(row.price), fontWeight: 'bold' },
  ...labels.map((label) => amount(lineAmount(row, label))),
];

const headers: readonly KeyOf<typeof en>[] = [
  'carrier',
  'scac',
  'service',
  'transit',
  'arrives',
  'on_time',
  'deliveries',
  'liability_new',
  'liability_used',
  'valid_until',
  'price',
];

const widths = [28, 8, 16, 10, 12, 16, 10, 16, 16, 14, 14] as const;

/**
 * The paper as the rows of a sheet: what is moved on top, then a row a price and a column a price line. `headRows` are
 * those down to the headings, which stay while the prices are scrolled.
 */
export const quoteSheet = (paper: QuotePaper): { rows: SheetData; headRows: number; columns: { width: number }[] } => {
  const say = (key: KeyOf<typeof en>, params = {}) => quoteFilePhrase(paper.language, key, params);
  const labels = lineLabels(paper.rows);
  const head: SheetData = [
    [bold(say('title'))],
    [text(say('prepared', { load: paper.load_id, date: paper.date, account: paper.account }))],
    [bold(paper.from.label), text(paper.from.place)],
    [bold(paper.to.label), text(paper.to.place)],
    ...paper.facts.map(({ label, value, cell }): Row => [bold(label), bookCell(cell ?? value)]),
    ...(paper.accessorials.length > 0 ? [[bold(say('extras')), text(paper.accessorials.join(', '))]] : []),
    [],
    [...headers.map((key) => bold(say(key))), ...labels.map(bold)],
  ];
  const ofLabels = labels.map((label) => Math.max(12, label.length + 2));
  return {
    rows: [...head, ...paper.rows.map((row) => quoteRow(row, labels))],
    headRows: head.length,
    columns: [...widths, ...ofLabels].map((width) => ({ width })),
  };
};
