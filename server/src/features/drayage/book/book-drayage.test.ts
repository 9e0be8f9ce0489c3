import { drayage } from '@portal/contract/drayage/drayage.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { assignments } from '@portal/contract/tendering/assignments.contract.ts';
import type { ReportProgress } from '@portal/contract/tendering/assign-truck.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import type { CarrierEventType } from '@portal/contract/tracking/carrier-events.ts';
import type { z } from 'zod';
import { beforeAll, describe, expect, it } from 'vitest';
import { addBusinessDays } from '@portal/contract/places/business-days.ts';
import { insertCalendars } from '../../carriers/calendars.queries.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { importBody, inDays, makeDrayage, openPorts, quotesOf } from '../drayage.fixture.ts';

let app: TestApp;
let shipper: Shipper;
let operator: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  await openPorts(app);
  shipper = await makeShipper(app);
  operator = await makeShipper(app, { role: 'platform_admin' });
});

const details = async (id: number) => (await app.call(loads.details, { params: { id }, token: shipper.token })).body;

const book = async (id: number, carrier_quote_id: number) => {
  const { stops } = await details(id);
  const confirmed = stops.map(({ id: stopId, name, address, contact }) => ({
    id: stopId,
    name,
    address,
    contact,
    open_time: '08:00',
    close_time: '17:00',
    reference: '',
  }));
  return app.call(tendering.tender, {
    token: shipper.token,
    params: { id },
    query: { pickup: 'true', insurance: 'false' },
    body: { carrier_quote_id, stops: confirmed, references: [], portal_notes: '' },
  });
};
const read = async (load_id: number) =>
  (await app.call(drayage.get, { token: shipper.token, params: { load_id } })).body;

const bookedImport = async (more: Parameters<typeof makeDrayage>[2] = {}) => {
  const { id } = await makeDrayage(app, shipper.token, more);
  const [standard, priority] = await quotesOf(app, shipper.token, id);
  const { body } = await book(id, standard?.id ?? 0);
  return { id, standard, priority, body };
};

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

const trucker = { trucker_name: 'Harbor Drayage', driver_name: 'Ray', driver_phone: '3105550172', truck_number: '41' };

const assignedImport = async (more: Parameters<typeof makeDrayage>[2] = {}) => {
  const { id } = await bookedImport(more);
  const requested = { token: operator.token, params: { load_id: id }, body: { ...trucker, cost: 800 } };
  expect((await app.call(assignments.assign, requested)).body).toMatchObject({ status: 'assigned' });
  return { id };
};

const reportOf = (load_id: number, body: z.input<typeof ReportProgress>) =>
  app.call(assignments.reportProgress, { token: operator.token, params: { load_id }, body });

describe('an import', () => {
  it('is delivered by the calendar of its carrier', async () => {
    const { db } = app.services;
    const pickup_date = inDays(3);
    const quoted = async () => {
      const { id } = await makeDrayage(app, shipper.token, { pickup_date });
      return (await quotesOf(app, shipper.token, id)).map(({ estimated_delivery }) => estimated_delivery);
    };
    const [usual = ''] = await quoted();
    const calendar = 'DRAYAGE';
    await insertCalendars(
      db,
      [{ code: calendar, name: 'Truckers of containers' }],
      [{ calendar, day: usual, name: '' }],
    );
    const setCalendar = (code: string | null) =>
      db.updateTable('carriers').set({ calendar: code }).where('scac', '=', 'DRAY').execute();
    await setCalendar(calendar);
    try {
      const closed = new Set([usual]);
      const delivery = addBusinessDays(addBusinessDays(pickup_date, 0, closed), 1, closed);
      expect(delivery).not.toBe(usual);
      expect(await quoted()).toEqual([delivery, delivery]);
    } finally {
      await setCalendar(null);
    }
  });

  it('is saved, quoted and booked with the Drayage Service, which then looks for a trucker', async () => {
    const { id, standard, priority, body } = await bookedImport();
    expect(standard).toMatchObject({
      carrier: { name: 'Drayage Service' },
      mode: 'drayage',
      service_class: 'standard',
    });
    expect(priority).toMatchObject({ service_class: 'priority' });
    expect(body).toMatchObject({ status: 'pending', quote_type: 'drayage', carrier: { name: 'Drayage Service' } });
    expect(await read(id)).toMatchObject({
      editable: 'papers',
      place: { code: 'USLAX' },
      service: { en: 'Drayage Service' },
    });
  });

  it('is booked without a phone at the port, not without one at the door', async () => {
    const { id } = await makeDrayage(app, shipper.token);
    const [quote] = await quotesOf(app, shipper.token, id);
    const { stops } = await details(id);
    expect(stops.map(({ is_terminal, contact }) => [is_terminal, contact.phone === ''])).toEqual([
      [true, true],
      [false, false],
    ]);
    await app.services.db.updateTable('stops').set({ contact_phone: '' }).where('load_id', '=', id).execute();
    expect(await book(id, quote?.id ?? 0)).toMatchObject({
      status: 400,
      body: { detail: [{ code: 'tendering.phone_missing', field: 'stops.1.contact.phone' }] },
    });
  });

  it('is copied from another, which has to be one the shipper may see', async () => {
    const { id } = await makeDrayage(app, shipper.token);
    const copy = await makeDrayage(app, shipper.token, { copied_from: id });
    expect((await details(copy.id)).copied_from).toBe(id);
    const stranger = await makeShipper(app);
    const foreign = await app.call(drayage.create, {
      token: stranger.token,
      query: {},
      body: importBody({ copied_from: id }),
    });
    expect(foreign).toMatchObject({ status: 404, body: { errors: [{ code: 'loads.not_found' }] } });
  });

  it('gets its trucker, goes through the gates and is delivered, while its clock runs', async () => {
    const { id } = await assignedImport();
    const report = (type: CarrierEventType, hours: number) => reportOf(id, { type, occurred_at: hoursAgo(hours) });
    await report('GATE_OUT', 46);
    await report('PICKED_UP', 46);
    // The price pays for three days of the chassis: two are included, one is charged.
    expect(await read(id)).toMatchObject({
      status: 'in transit',
      clock: { chassis_days_in_price: 3, chassis: { state: 'running', days: 0 } },
    });
    await report('DELIVERED', 44);
    await report('GATE_IN', 2);
    expect(await read(id)).toMatchObject({
      status: 'delivered',
      clock: { per_diem: { state: 'stopped', days: 0 }, chassis: { state: 'stopped', amount: 0 } },
    });
  });

  it('goes through the gates container by container, each once and only its own', async () => {
    const [first, second] = ['CSQU3054383', 'MSKU6011672'] as const;
    const { id } = await assignedImport({ container_count: 2, container_numbers: [first, second] });
    const occurred_at = hoursAgo(26);
    const out = (container_number: string) => reportOf(id, { type: 'GATE_OUT', occurred_at, container_number });
    await Promise.all([out('csqu 305438-3'), out(first), out(first)]);
    const { containers } = await read(id);
    expect(containers.map(({ number, chassis }) => [number, chassis.state])).toEqual([
      [first, 'running'],
      [second, 'not_started'],
    ]);
    const { body } = await app.call(loads.history, { token: shipper.token, query: { load_id: id } });
    const gates = body.items.filter(({ event }) => event === 'GATE_OUT');
    expect(gates.map(({ details }) => details['container_number'])).toEqual([first]);
    const refused = (code: string) => ({ status: 400, body: { detail: [{ code, field: 'container_number' }] } });
    expect(await out('TGHU7654320')).toMatchObject(refused('drayage.container_not_of_load'));
    expect(await reportOf(id, { type: 'DELIVERED', occurred_at, container_number: first })).toMatchObject(
      refused('drayage.container_only_at_gates'),
    );
  });
});
