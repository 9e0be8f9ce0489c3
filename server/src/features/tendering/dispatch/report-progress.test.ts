import { documents } from '@portal/contract/documents/documents.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { assignments } from '@portal/contract/tendering/assignments.contract.ts';
import type { ReportProgress } from '@portal/contract/tendering/assign-truck.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeCarrier } from '../../../seed/carriers.ts';
import { makeDrayageLoad } from '../../../seed/drayage-loads.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let operator: Shipper;
let shipper: Shipper;
let trucker: number;

beforeAll(async () => {
  app = await sharedTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
  shipper = await makeShipper(app);
  trucker = await makeCarrier(app.services.db, { scac: 'WERN', name: 'Werner' });
});

/** A load that was tendered to a carrier without an interface, and given a truck. */
const assignedLoad = async (): Promise<number> => {
  const { id, tender } = await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id: trucker });
  const query = { pickup: 'true', insurance: 'false' } as const;
  await app.call(tendering.tender, { params: { id }, query, body: tender, token: shipper.token });
  const truck = { driver_name: 'Rosa Medina', driver_phone: '9565550142', truck_number: '4471', cost: 450 };
  await app.call(assignments.assign, { params: { load_id: id }, body: truck, token: operator.token });
  return id;
};

const report = (loadId: number, fields: Partial<ReportProgress>, { token } = operator) =>
  app.call(assignments.reportProgress, {
    params: { load_id: loadId },
    body: { type: 'IN_TRANSIT', occurred_at: '2026-11-10T08:00:00-06:00', ...fields },
    token,
  });
const details = async (id: number) => (await app.call(loads.details, { params: { id }, token: shipper.token })).body;

describe('progress that is reported by hand', () => {
  it('brings a load to its delivery, its proof of delivery included', async () => {
    const id = await assignedLoad();
    expect(await report(id, { type: 'PICKUP_SCHEDULED' })).toMatchObject({ body: { status: 'dispatched' } });
    const picked = {
      type: 'PICKED_UP',
      occurred_at: '2026-11-11T09:30:00',
      eta: '2026-11-13',
      city: 'Dallas',
    } as const;
    expect(await report(id, { ...picked, state: 'TX' })).toMatchObject({
      status: 200,
      body: { status: 'in transit', delivery_date: '2026-11-13', actual_pickup_at: '2026-11-11T15:30:00.000Z' },
    });
    const delay = {
      type: 'DELAY',
      occurred_at: '2026-11-12T09:30:00',
      eta: '2026-11-14',
      reason_code: '390-1',
    } as const;
    await report(id, { ...delay, note: 'Snow near Memphis' });
    expect(await details(id)).toMatchObject({ status: 'in transit', delivery_date: '2026-11-14' });
    const pod = new File(['%PDF-1.7 signed'], 'scan.pdf', { type: 'application/pdf' });
    const delivered = await report(id, { type: 'DELIVERED', occurred_at: '2026-11-14T14:05:00', pod });
    expect(delivered).toMatchObject({ status: 200, body: { status: 'delivered', delivery_date: '2026-11-14' } });
    const { body } = await app.call(documents.list, { params: { load_id: id }, token: shipper.token });
    expect(body.items.find(({ type }) => type === 'pod')).toMatchObject({ name: `POD-${id}.pdf` });
  });

  it('takes a proof of delivery as a picture, after the delivery too', async () => {
    const id = await assignedLoad();
    await report(id, { type: 'DELIVERED' });
    const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]);
    const pod = new File([jpeg], 'scan.jpg');
    expect(await report(id, { type: 'PROOF_OF_DELIVERY', pod })).toMatchObject({ status: 200 });
    const { body } = await app.call(documents.list, { params: { load_id: id }, token: shipper.token });
    expect(body.items.find(({ type }) => type === 'pod')).toMatchObject({
      name: `POD-${id}.jpg`,
      content_type: 'image/jpeg',
    });
  });

  it('counts once, whoever reports it, and never moves a load backwards', async () => {
    const id = await assignedLoad();
    const twice = await Promise.all([report(id, { type: 'PICKED_UP' }), report(id, { type: 'PICKED_UP' })]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    await report(id, { type: 'PICKUP_SCHEDULED', occurred_at: '2026-11-09T08:00:00-06:00' });
    const { status, tracking } = await details(id);
    expect(status).toBe('in transit');
    expect(tracking.filter(({ type }) => type === 'PICKED_UP')).toHaveLength(1);
  });

  it('that ends the booking is answered alike when it is made again', async () => {
    const id = await assignedLoad();
    expect(await report(id, { type: 'CANCELLED' })).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await report(id, { type: 'CANCELLED' })).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect((await details(id)).tracking.filter(({ type }) => type === 'CANCELLED')).toHaveLength(1);
    const later = await report(id, { type: 'CANCELLED', occurred_at: '2026-11-11T08:00:00-06:00' });
    expect(later).toMatchObject({ status: 409, body: { detail: [{ code: 'tendering.not_booked' }] } });
  });

  it('counts for each container, also where they pass the gate at the same minute', async () => {
    const id = await assignedLoad();
    const { db } = app.services;
    const numbers = ['CSQU3054383', 'MSKU6011672'];
    const haul = { container_count: 2, container_numbers: numbers };
    const other = await makeDrayageLoad(db, { account_id: shipper.account_id, haul });
    await db.updateTable('drayage_details').set({ load_id: id }).where('load_id', '=', other).execute();
    for (const container_number of [...numbers, ...numbers]) {
      expect((await report(id, { type: 'GATE_OUT', container_number })).status).toBe(200);
    }
    const kept = db.selectFrom('tracking_events').select('container_number').where('load_id', '=', id);
    expect(await kept.orderBy('container_number').execute()).toEqual(
      numbers.map((container_number) => ({ container_number })),
    );
  });

  it.each([
    ['of something still to come', { occurred_at: '2099-01-01T00:00:00Z' }, 400, 'tendering.in_future'],
    ['with a paper that is none', { pod: new File(['<html>'], 'pod.pdf') }, 415, 'tendering.pod_type'],
    ['of a kind nobody knows', { type: 'TELEPORTED' as never }, 400, 'http.not_an_option'],
  ])('is refused when it is %s', async (_, fields, status, code) => {
    const id = await assignedLoad();
    expect(await report(id, fields)).toMatchObject({ status, body: { detail: [{ code }] } });
    expect((await details(id)).tracking).toEqual([]);
  });

  it('is for booked loads of carriers that report nothing by themselves', async () => {
    const { id } = await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id: trucker });
    expect(await report(id, {})).toMatchObject({ status: 409, body: { detail: [{ code: 'tendering.not_booked' }] } });
    const booked = await assignedLoad();
    expect((await report(booked, {}, shipper)).status).toBe(403);
    expect((await report(2_147_483_647, {})).status).toBe(404);
    await app.services.db.deleteFrom('assignments').where('load_id', '=', booked).execute();
    await app.services.db.updateTable('carriers').set({ api_address: '/v1' }).where('id', '=', trucker).execute();
    const answer = await report(booked, {});
    await app.services.db.updateTable('carriers').set({ api_address: null }).where('id', '=', trucker).execute();
    expect(answer).toMatchObject({ status: 409, body: { detail: [{ code: 'tendering.carrier_reports' }] } });
  });
});
