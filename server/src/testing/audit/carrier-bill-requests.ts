import type { NotNull } from 'kysely';
import { randomUUID } from 'node:crypto';
import { makeInvoice } from '../fixtures/foreign/foreign-billing.ts';
import { ediFile } from '../fixtures/money/freight-bill.ts';
import { makeDeliveredLoad } from '../fixtures/filed-claim.ts';
import type { TestApp } from '../test-app.ts';
import { byOperator, idOfNew, type People, type WritingRequest } from './request-makers.ts';

const newNumber = () => randomUUID().slice(0, 18);
const today = '2026-11-20';

const carrierOf = (app: TestApp, load: number) =>
  app.services.db
    .selectFrom('loads')
    .innerJoin('carriers', 'carriers.id', 'loads.carrier_id')
    .select(['carriers.scac', 'carriers.id as carrier_id', 'loads.bol_number'])
    .where('loads.id', '=', load)
    .executeTakeFirstOrThrow();

/** A bill of $120 for a load that was booked at nothing: its one difference is open. */
const newBill = async (app: TestApp, people: People, load: number) => {
  const { scac, bol_number } = await carrierOf(app, load);
  const lines = [{ code: 'DET', amount: 120 }];
  const body = { scac, number: newNumber(), billed_on: today, bol_number, lines };
  return idOfNew(app, people, '/api/carrier-bills', body);
};

const versionOf = async ({ services: { db } }: TestApp, id: number) =>
  (await db.selectFrom('carrier_bills').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version;

const differencesOf = ({ services: { db } }: TestApp, id: number) =>
  db.selectFrom('carrier_bill_differences').select('id').where('bill_id', '=', id).execute();

/** A bill whose difference is agreed, of a load that is billed to its shipper. */
const agreedBill = async (app: TestApp, people: People) => {
  const { db } = app.services;
  const invoice = await makeInvoice(app, people.shipper);
  const { load_id } = await db
    .selectFrom('invoices')
    .select('load_id')
    .where('id', '=', invoice)
    .$narrowType<{ load_id: NotNull }>()
    .executeTakeFirstOrThrow();
  const id = await newBill(app, people, load_id ?? 0);
  await db.updateTable('carrier_bill_differences').set({ decision: 'agreed' }).where('bill_id', '=', id).execute();
  return id;
};

const approvedBill = async (app: TestApp, people: People) => {
  const id = await agreedBill(app, people);
  await app.services.db
    .updateTable('carrier_bills')
    .set({ status: 'approved', approved_amount: 120 })
    .where('id', '=', id)
    .execute();
  return id;
};

type MakeBill = (app: TestApp, people: People) => Promise<number>;
const matched: MakeBill = async (app, people) =>
  newBill(app, people, await makeDeliveredLoad(app, people.shipper.account_id));

const onBill = (make: MakeBill, body: (app: TestApp, id: number) => object | Promise<object>): WritingRequest =>
  byOperator(async (app, people) => {
    const id = await make(app, people);
    return { params: { id }, body: { version: await versionOf(app, id), ...(await body(app, id)) } };
  });

/** Valid requests of the writing calls of carriers' bills. */
export const carrierBillRequests: Readonly<Record<string, WritingRequest>> = {
  'POST /api/carrier-bills': byOperator(async (app, { shipper }) => {
    const { scac } = await carrierOf(app, await makeDeliveredLoad(app, shipper.account_id));
    return { body: { scac, number: newNumber(), billed_on: today, lines: [{ code: 'BASE', amount: 120 }] } };
  }),
  'POST /api/carrier-bills/files': byOperator(async (app, { shipper }) => {
    const { scac } = await carrierOf(app, await makeDeliveredLoad(app, shipper.account_id));
    const text = ediFile({ scac, number: newNumber(), charges: [['400', 120]] });
    return { body: { format: 'edi', file: new File([text], 'bills.edi'), dry_run: 'false' } };
  }),
  'POST /api/carrier-bills/{id}/match': byOperator(async (app, people) => {
    const load_id = await makeDeliveredLoad(app, people.shipper.account_id);
    const id = await newBill(app, people, load_id ?? 0);
    return { params: { id }, body: { version: await versionOf(app, id), load_id } };
  }),
  'POST /api/carrier-bills/{id}/charges': onBill(matched, () => ({ name: 'DET', code: 'LAYOVER' })),
  'POST /api/carrier-bills/charge-names': byOperator(async (app, { shipper }) => {
    const load = await makeDeliveredLoad(app, shipper.account_id);
    const { carrier_id } = await carrierOf(app, load);
    return { body: { carrier_id, name: newNumber(), code: 'LFTD' } };
  }),
  'PATCH /api/carrier-bills/{id}/differences': onBill(matched, async (app, id) => ({
    differences: (await differencesOf(app, id)).map((one) => ({ id: one.id, decision: 'refused' })),
  })),
  'POST /api/carrier-bills/{id}/packet': byOperator(async (app, people) => ({
    params: { id: await matched(app, people) },
    body: { language: 'en' },
  })),
  'POST /api/carrier-bills/{id}/approve': onBill(agreedBill, () => ({})),
  'POST /api/carrier-bills/{id}/pay': onBill(approvedBill, () => ({ paid_on: today, reference: 'ACH 7' })),
  'POST /api/carrier-bills/{id}/void': onBill(matched, () => ({ reason: 'Sent twice' })),
};
