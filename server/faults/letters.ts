import { paperText } from '@portal/contract/values/paper-text.ts';
import { bolSample } from '../benchmarks/papers/bol-sample.ts';
import * as bol from '../src/features/documents/bol/draw-bol.ts';
import type { Paper } from '../src/features/documents/paper.ts';
import * as anyPaper from '../src/features/documents/papers/draw-paper.ts';
import * as labels from '../src/features/documents/labels/draw-labels.ts';
import { layOutLabel } from '../src/features/documents/labels/lay-out-label.ts';
import { aLabel } from '../src/features/documents/labels/labels.fixture.ts';
import { writeZpl } from '../src/features/documents/labels/write-zpl.ts';
import { drawLetter } from '../src/features/claims/packet/draw-letter.ts';
import type { CertificatePaper } from '../src/features/insurance/papers/draw-certificate.ts';
import * as certificate from '../src/features/insurance/papers/draw-certificate.ts';
import type { QuotePaper } from '../src/features/quotes/export/quote-paper.ts';
import * as quote from '../src/features/quotes/export/draw-quote-paper.ts';
import { drawHere, type Layout, renderHere } from '../src/platform/pdf/pdf-render.ts';
import { textsOf } from '../src/testing/read-pdf.ts';

// Usage: letters.ts [--long]
// Draws signs from U+0020 to U+FFFF on every kind of paper and reads each back as itself or as what stands for it: one
// in sixteen, all of them with --long.
const step = process.argv.includes('--long') ? 1 : 16;
const first = 0x20;

/** Each sign as papers show it, between full stops, so that none changes the shape of another one. */
const signs = [
  ...new Set(
    Array.from(
      { length: Math.ceil((0x1_00_00 - first) / step) },
      (_, i) => `.${paperText(String.fromCodePoint(first + i * step))}.`,
    ),
  ),
].filter((text) => text !== '..' && !/\s/.test(text));

const inGroups = (texts: readonly string[], size: number): string[] =>
  Array.from({ length: Math.ceil(texts.length / size) }, (_, i) => texts.slice(i * size, (i + 1) * size).join(''));

const sheets = <T>(texts: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(texts.length / size) }, (_, i) => texts.slice(i * size, (i + 1) * size));

const draw = (layout: unknown, paper: unknown): Promise<Uint8Array> => renderHere(layout as Layout, paper);

const rows = (lines: readonly string[]): Paper['sections'] => [
  { kind: 'parties', parties: [{ title: 'Ship from', name: lines[0] ?? '', lines: lines.slice(1, 4) }] },
  { kind: 'facts', title: 'Facts', columns: 3, facts: lines.slice(4, 10).map((value) => ({ label: 'Fact', value })) },
  { kind: 'prose', title: 'Terms', paragraphs: lines.slice(10, 20) },
  {
    kind: 'table',
    title: 'Freight',
    columns: [{ label: 'Goods', w: 532 }],
    rows: lines.slice(20).map((line) => ({ cells: [line] })),
  },
];

const aPaper = (lines: readonly string[]): Paper => ({
  language: 'en',
  title: 'Rate confirmation',
  subtitle: '',
  issuer: { name: 'Northline', line: '' },
  logo: null,
  barcode: null,
  facts: [],
  sections: rows(lines),
  foot: '',
  page: '{{page}}',
});

const aCertificate = (lines: readonly string[]): CertificatePaper => ({
  language: 'en',
  title: 'Certificate',
  subtitle: 'No. 7',
  insurer: 'Insurer',
  rows: lines.map((value) => ({ widths: [1], cells: [{ label: 'Marks', value, note: value }] })),
  conditions: { label: 'Conditions', text: 'Clauses' },
  in_case_of_loss: { label: 'Loss', text: 'Call.' },
  signature: 'Signature',
  code: { label: 'Code', value: 'AAAA' },
  qr: { url: 'https://portal.example/v/1', text: 'Scan' },
  stamp: '',
  stamp_note: '',
});

const aQuote = (lines: readonly string[]): QuotePaper => ({
  language: 'en',
  load_id: 1,
  account: 'Acme',
  date: '11-29-2026',
  from: { label: '12-01-2026', name: 'Trinity', place: 'Dallas, TX' },
  to: { label: '12-04-2026', name: 'Lakeside', place: 'Chicago, IL' },
  miles: 967,
  facts: [{ label: 'PO', value: '1' }],
  items: [],
  accessorials: [],
  rows: sheets(lines, 4).map(([carrier = '', service = '', ...notes]) => ({
    carrier,
    scac: 'SAIA',
    service,
    transit_days: 3,
    transit: '3 days',
    arrives: '2026-12-04',
    on_time_percent: null,
    loads: 0,
    liability: { new: 1, used: 1 },
    valid_until: '2026-12-15',
    price: 1,
    lines: [],
    notes,
    is_lowest: false,
    is_fastest: false,
  })),
});

const aLetter = (lines: readonly string[]) => ({
  language: 'en' as const,
  title: 'Claim',
  heads: [],
  facts: lines.slice(0, 20).map((line) => ['Goods', line] as const),
  salutation: '',
  demand: '',
  statement_title: 'Statement',
  statement: lines.slice(20).join('\n'),
  answer: '',
  documents_title: 'Papers',
  no_documents: '',
  documents: [],
  sent_apart: '',
  signed: 'Signed',
  signer: 'Ana Vega',
  page: '{page}',
});

const someLabels = (lines: readonly string[]) =>
  sheets(lines, 3).map(([name = 'x', commodity = 'x', services = 'x']) => ({
    ...aLabel,
    to: { ...aLabel.to, name },
    commodity,
    services,
  }));
const labelsAs = (format: string) => (lines: readonly string[]) =>
  draw(labels, { language: 'en', format, start: 1, labels: someLabels(lines) });

/** Each kind of paper, with some lines in its texts. */
const kinds: Readonly<Record<string, (lines: readonly string[]) => Promise<Uint8Array>>> = {
  'bill of lading': (lines) => {
    const sample = bolSample(2);
    const [line] = sample.lines;
    return draw(bol, { ...sample, lines: lines.map((description) => ({ ...line, description: [description] })) });
  },
  'papers of sections': (lines) => draw(anyPaper, aPaper(lines)),
  'certificate of insurance': (lines) => draw(certificate, aCertificate(lines)),
  'quote sheet': (lines) => draw(quote, aQuote(lines)),
  'letter to a carrier': (lines) =>
    drawHere({ title: 'Claim', language: 'en' }, (doc) => drawLetter(doc, aLetter(lines), new Set())),
  'label 4x6': labelsAs('4x6'),
  'labels on a sheet': labelsAs('avery'),
  'label on a page': labelsAs('letter'),
};

const lines = inGroups(signs, 6);
for (const [name, drawn] of Object.entries(kinds)) {
  const missing: string[] = [];
  for (const some of sheets(lines, 120)) {
    const text = (await textsOf(await drawn(some))).join('').replaceAll(/\s/g, '');
    missing.push(...some.filter((line) => !text.includes(line)));
  }
  console.log(
    `letters: ${name}: ${signs.length} signs, ${missing.length} lines not read back ${missing.slice(0, 3).join(' ')}`,
  );
  if (missing.length > 0) process.exitCode = 1;
}
/** The texts that a printer writes by itself, without their escapes. */
const writtenTexts = (zpl: string): string[] =>
  [...zpl.matchAll(/\^FH_\^FD([^^]*)\^FS/g)].map(([, data = '']) =>
    data.replaceAll(/_([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  );
const pictures = (zpl: string): string[] =>
  [...zpl.matchAll(/\^GFA,\d+,\d+,\d+,([^^]*)\^FS/g)].map(([, dots = '']) => dots);

/** Letters that font 0 has on every printer. */
const onEveryPrinter = /^[ -~\u00A0-\u00FF]*$/;

/** Each text of a label is written by the printer or is a picture with dots; all of them say the label's lines. */
const faultsOfZpl = (some: readonly string[]): string[] =>
  someLabels(some).flatMap((label, at) => {
    const zpl = writeZpl([label], 'en');
    const shapes = layOutLabel(label, 'tall', 'en').flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
    const written = new Set(writtenTexts(zpl).filter((text) => onEveryPrinter.test(text)));
    const drawn = pictures(zpl);
    const isWhole = shapes.filter((text) => !written.has(text)).length === drawn.length;
    const said = shapes.join('').replaceAll(/\s/g, '');
    return [
      ...some.slice(at * 3, at * 3 + 3).filter((line) => !said.includes(line)),
      ...(isWhole && drawn.every((dots) => /[1-9A-F]/.test(dots)) ? [] : shapes.slice(0, 1)),
    ];
  });

const missing = faultsOfZpl(lines);
console.log(
  `letters: label for printers: ${signs.length} signs, ${missing.length} lines not printed ${missing.slice(0, 3).join(' ')}`,
);
if (missing.length > 0) process.exitCode = 1;
