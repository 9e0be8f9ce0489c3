import { documentFiled } from '@portal/contract/documents/documents.events.ts';
import type { DocumentType } from '@portal/contract/documents/document-types.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCarrier } from '../../seed/carriers.ts';
import { systemContext } from '../../platform/context.ts';
import { emit } from '../../platform/jobs/events.ts';
import { type CaughtMail, catchMail } from '../../testing/fixtures/catch-mail.ts';
import { makeShipper, type Shipper, type ShipperChoices } from '../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../testing/fixtures/quoted-load.ts';
import { filePaper } from '../../testing/fixtures/foreign/shared-files.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let mails: CaughtMail;
let carrierId: number;
let operator: Shipper;

beforeAll(async () => {
  // One at a time: of jobs side by side, a later one may end first.
  app = await startTestApp({ PUBLIC_URL: 'https://portal.example', JOBS_AT_ONCE: '1' });
  mails = catchMail(app);
  carrierId = await makeCarrier(app.services.db, { scac: 'SAIA', name: 'Saia LTL Freight' });
  operator = await makeShipper(app, { role: 'platform_admin' });
});
afterAll(() => app.stop());

const booked = async (choices: ShipperChoices = {}) => {
  const shipper = await makeShipper(app, choices);
  const { id, tender } = await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id: carrierId });
  await app.services.db
    .insertInto('tenders')
    .values({
      load_id: id,
      carrier_id: carrierId,
      carrier_quote_id: tender.carrier_quote_id,
      tendered_by: shipper.user_id,
      status: 'accepted',
      answer_by: new Date().toISOString(),
    })
    .execute();
  return { shipper, load: { id, account_id: shipper.account_id } };
};

type Filed = { type?: DocumentType; name?: string; audience?: string; created_by?: number };

const file = async (load: { id: number; account_id: number }, { created_by, ...paper }: Filed): Promise<void> => {
  const id = await filePaper(app, load, paper);
  if (created_by) await app.services.db.updateTable('documents').set({ created_by }).where('id', '=', id).execute();
  await emit(systemContext(app.services, 'filed'), documentFiled, { load_id: load.id, document_id: id });
};

/** Mails to other people come after those before them were decided: jobs are taken in the order they were queued in. */
const subjectsOnceAnotherIsMailed = async (email: string): Promise<string[]> => {
  const other = await booked();
  await file(other.load, { type: 'pod', name: 'POD-other.pdf' });
  await mails.to(other.shipper.email, 1);
  return mails.all.filter(({ to }) => to === email).map(({ subject }) => subject);
};

it('mails who booked a load, in their language, that its proof of delivery is there', async () => {
  const { shipper, load } = await booked({ language: 'es' });
  await file(load, { type: 'pod', name: `POD-${load.id}.pdf` });
  const [mail] = await mails.to(shipper.email, 1);
  expect(mail?.subject).toBe(`Llegó el comprobante de entrega de la carga ${load.id}`);
  expect(mail?.text).toContain(`POD-${load.id}.pdf`);
  expect(mail?.text).toContain(`https://portal.example/my-loads/${load.id}`);
});

it('mails once what the operator adds within minutes, and by whose hand', async () => {
  const { shipper, load } = await booked();
  await file(load, { name: 'Customs.pdf', created_by: operator.user_id });
  await file(load, { name: 'Weights.pdf', created_by: operator.user_id });
  // A job that has to be tried again comes after those of others.
  await mails.to(shipper.email, 1);
  expect(await subjectsOnceAnotherIsMailed(shipper.email)).toEqual([`Load ${load.id}: new document`]);
  expect((await mails.to(shipper.email))[0]?.text).toContain('Customs.pdf');
});

it('says nothing of what the account added itself, may not read, or was mailed with the booking', async () => {
  const { shipper, load } = await booked();
  await file(load, { type: 'pod', created_by: shipper.user_id });
  await file(load, { type: 'carrier_invoice', audience: 'operator', created_by: operator.user_id });
  await file(load, { type: 'bol' });
  expect(await subjectsOnceAnotherIsMailed(shipper.email)).toEqual([]);
});

it('leaves branded accounts alone', async () => {
  const { shipper, load } = await booked({ isBranded: true });
  await file(load, { type: 'pod' });
  expect(await subjectsOnceAnotherIsMailed(shipper.email)).toEqual([]);
});
