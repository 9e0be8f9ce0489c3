import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import PDFKit from 'pdfkit';
import { expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { checkOffice } from './check-office.ts';
import { checkPdf } from './check-pdf.ts';

const drawn = (): Promise<Buffer> =>
  new Promise((resolve) => {
    const doc = new PDFKit({ info: { Title: 'Bill of lading' } });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.text('Track it (stream obj endobj)', { link: 'https://carrier.example/track' });
    doc.addPage().text('Second page').outline.addItem('Second');
    doc.end();
  });

const drawnBytes = await drawn();

it('takes a PDF with a link and an outline', () => {
  expect(() => checkPdf(drawnBytes)).not.toThrow();
});

it('takes a PDF whose objects are packed, that opens at a page', async () => {
  const doc = await PDFDocument.load(drawnBytes);
  const page = doc.getPage(0);
  doc.catalog.set(PDFName.of('OpenAction'), doc.context.obj([page.ref, 'Fit']));
  page.node.set(
    PDFName.of('Annots'),
    doc.context.obj([{ Subtype: 'Link', A: { S: 'URI', URI: PDFString.of('mailto:desk@carrier.example') } }]),
  );
  const bytes = Buffer.from(await doc.save({ useObjectStreams: true }));
  expect(bytes.toString('latin1')).toContain('/ObjStm');
  expect(() => checkPdf(bytes)).not.toThrow();
});

it('takes a sheet that a program wrote', async () => {
  const rows = [
    [{ value: 'Weight | note', type: String }],
    [{ value: 12, type: Number }],
    [{ value: '=A1', type: String }],
  ];
  expect(await checkOffice(await writeExcelFile(rows).toBuffer())).toBe('xlsx');
});
