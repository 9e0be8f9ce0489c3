import { documents } from '@portal/contract/documents/documents.contract.ts';
import PDFDocument from 'pdfkit';
import { beforeAll, expect, test } from 'vitest';
import { acceptedLoad } from '../../../testing/fixtures/accepted-load.ts';
import { startPapersApp } from '../../../testing/fixtures/drawn-paper.ts';
import type { Shipper } from '../../../testing/fixtures/make-account.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shipper: Shipper;
let operator: Shipper;

beforeAll(async () => {
  ({ app, shipper, operator } = await startPapersApp());
});

const signedPdf = async (): Promise<File> => {
  const doc = new PDFDocument();
  doc.text('Received in good order').end();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of doc) chunks.push(new Uint8Array(chunk));
  return new File(chunks, 'POD.pdf');
};

test('a proof of delivery that somebody uploads says whose it is, in the list and where it is saved', async () => {
  const load = await acceptedLoad(app, shipper);
  for (const [who, side] of [
    [shipper, 'shipper'],
    [operator, 'operator'],
  ] as const) {
    const body = { load_id: String(load), type: 'pod', file: await signedPdf() } as const;
    const uploaded = await app.call(documents.upload, { body, token: who.token });
    expect(uploaded.body).toMatchObject({ filed_by: side, uploaded_by: expect.stringMatching(/./) });
    const file = await fetch(`${app.url}${uploaded.body.url}`);
    await file.body?.cancel();
    expect(decodeURIComponent(file.headers.get('content-disposition') ?? '')).toContain(
      `POD (uploaded by ${side}).pdf`,
    );
  }
  const { body } = await app.call(documents.list, { params: { load_id: load }, token: shipper.token });
  expect(body.items.map(({ type, filed_by }) => [type, filed_by])).toEqual([
    ['pod', 'shipper'],
    ['pod', 'operator'],
  ]);
});
