import { expect, it } from 'vitest';
import { renderHere } from '../../../platform/pdf/pdf-render.ts';
import { textsOf } from '../../../testing/read-pdf.ts';
import { amountInWords } from './amount-in-words.ts';
import type { CertificatePaper } from './draw-certificate.ts';
import * as layout from './draw-certificate.ts';

const long = (letters: number, word: string): string =>
  `${`${word} `
    .repeat(letters)
    .slice(0, letters - 4)
    .trim()} end`;

const certificate = (rows: CertificatePaper['rows'], stamp = ''): CertificatePaper => ({
  language: 'en',
  title: 'Certificate of insurance',
  subtitle: 'No. 7',
  insurer: 'Insurer',
  rows,
  conditions: { label: 'Conditions', text: long(900, 'clause') },
  in_case_of_loss: { label: 'In case of loss', text: 'Call.' },
  signature: 'Signature',
  code: { label: 'Code', value: 'AAAA BBBB' },
  qr: { url: 'https://portal.example/v/1', text: 'Scan' },
  stamp,
  stamp_note: stamp && 'since today',
});

const drawn = async (paper: CertificatePaper): Promise<string[]> =>
  (await textsOf(await renderHere(layout as never, paper))).map((page) => page.replaceAll(/\s+/g, ' '));

it.each([
  [123_456.78, 'en'],
  [97_777.77, 'en'],
  [247_635.9, 'es'],
  [999_999.99, 'es'],
] as const)('says %d in words with cents and currency (%s)', async (amount, language) => {
  const value = amountInWords(amount, language);
  const [page] = await drawn(
    certificate([
      {
        widths: [1, 1.9],
        cells: [
          { label: 'Sum', value: 'x', size: 15 },
          { label: 'Words', value, note: 'Deductible' },
        ],
      },
    ]),
  );
  expect(page).toContain(`${value} Deductible`);
});

it('cuts nothing of its longest fields, and goes on to a second page', async () => {
  const fields = ['insured', 'payee', 'marks', 'packing', 'carrier', 'goods'].map((label) => ({
    label,
    value: long(300, label),
    note: long(240, `below ${label}`),
  }));
  const rows = fields.map((field) => ({
    widths: [1, 1, 1],
    cells: [field, { label: 'PRO', value: '0482917215' }, field],
  }));
  const pages = await drawn(certificate(rows, 'ENDED'));
  expect(pages.length).toBeGreaterThan(1);
  const text = pages.join(' ');
  for (const { value, note } of fields) for (const one of [value, note]) expect(text.split(one).length - 1).toBe(2);
  expect(text).toContain(long(900, 'clause'));
  for (const page of pages) expect(page).toContain('ENDED');
});

it('writes neither its numbers over a long insurer nor its signature over what to do in case of loss', async () => {
  const paper = {
    ...certificate([]),
    insurer: long(120, 'Aseguradora'),
    subtitle: long(150, 'No. CERT-2026'),
    in_case_of_loss: { label: 'In case of loss', text: long(600, 'Call.') },
  };
  const [page = ''] = await drawn(paper);
  for (const one of [paper.insurer, paper.subtitle, paper.in_case_of_loss.text]) expect(page).toContain(one);
});
