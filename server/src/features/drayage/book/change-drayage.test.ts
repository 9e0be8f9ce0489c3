import { copies, drayage } from '@portal/contract/drayage/drayage.contract.ts';
import type { DrayageChange, HaulChoice } from '@portal/contract/drayage/drayage-input.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { type RouteServer, startRoutedApp } from '../../../testing/fixtures/route-server.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { type DrayageBody, inDays, makeDrayage, openPorts, quotesOf } from '../drayage.fixture.ts';

let app: TestApp;
let routes: RouteServer;
let shipper: Shipper;

beforeAll(async () => {
  ({ app, routes } = await startRoutedApp());
  await openPorts(app);
  shipper = await makeShipper(app);
});
afterAll(() => routes.stop());

const quotedHaul = async (): Promise<number> => {
  const { id } = await makeDrayage(app, shipper.token);
  await quotesOf(app, shipper.token, id);
  return id;
};
const inStatus = async (status: LoadStatus): Promise<number> => {
  const id = await quotedHaul();
  await app.services.db.updateTable('loads').set({ status }).where('id', '=', id).execute();
  return id;
};
const change = (load_id: number, body: DrayageChange) =>
  app.call(drayage.change, { token: shipper.token, params: { load_id }, body });
const requote = (load_id: number, body: HaulChoice) =>
  app.call(drayage.requote, { token: shipper.token, params: { load_id }, query: {}, body });

describe('a quoted haul', () => {
  it('asks for a requote when what the price depends on changes, and not otherwise', async () => {
    const id = await quotedHaul();
    const papers = { container_numbers: ['CSQU3054383'], last_free_day: '2026-12-04', steamship_line: 'MAEU' };
    const learned = await change(id, { ...papers, commodity: 'Patio heaters' });
    expect(learned.body).toMatchObject({ ...papers, commodity: 'Patio heaters', requote_needed: false });
    expect((await change(id, { terminal: 'TRAPAC' })).body).toMatchObject({ terminal: 'TRAPAC', requote_needed: true });
    const { body } = await app.call(loads.details, { token: shipper.token, params: { id } });
    expect(body.stops[0]).toMatchObject({ name: 'TraPac', address: 'Port of Los Angeles' });
  });

  it('keeps a version that was read, and says in its history what changed', async () => {
    const id = await quotedHaul();
    const { body: before } = await change(id, { seal_number: 'SL 1', vessel: 'Ever Bright' });
    expect((await change(id, { seal_number: 'SL 2', version: before.version - 1 })).status).toBe(409);
    await change(id, { weight: 12_000 });
    const { body } = await app.call(loads.history, { token: shipper.token, query: { load_id: id } });
    expect(body.items[0]).toMatchObject({ event: 'change_haul', details: { fields: ['weight'], requote: true } });
    expect(body.items[1]).toMatchObject({ event: 'change_papers', details: { fields: ['vessel', 'seal_number'] } });
  });

  it('says one hazard class, whichever way it is written', async () => {
    const id = await quotedHaul();
    const hazmat = {
      un_number: 'UN1993',
      proper_shipping_name: 'Flammable liquids, n.o.s.',
      technical_name: 'toluene',
      class_division: '3',
      packing_group: 'II',
      emergency_phone: '8005550190',
    } as const;
    const packages = { packaging_unit: 'DRM', packaging_unit_count: 80 } as const;
    const bare = await change(id, { hazmat });
    expect(bare.body).toMatchObject({
      detail: [{ code: 'commodities.hazmat_packaging_missing', field: 'packaging_unit' }],
    });
    expect((await change(id, { hazmat, ...packages })).body).toMatchObject({ hazmat_type: '3', hazmat });
    expect((await change(id, { hazmat_type: '8' })).body).toMatchObject({ hazmat_type: '8', hazmat: null });
  });
});

describe('a copy', () => {
  it('is the body of a new container, without what belongs to the copied one; nobody else’s is copied', async () => {
    const own = { container_numbers: ['CSQU3054383'], last_free_day: inDays(6), seal_number: 'S-1' };
    const { id } = await makeDrayage(app, shipper.token, { draft: true, booking_number: 'BK-7', ...own });
    const { token } = await makeShipper(app);
    const copy = (who: string, load: number) => app.call(copies.clone, { params: { id: load }, token: who });
    const { status, body } = await copy(shipper.token, id);
    expect([status, body]).toMatchObject([
      200,
      { place: 'USLAX', container: '40HC', copied_from: id, booking_number: 'BK-7' },
    ]);
    expect(body).toMatchObject({ container_numbers: [], last_free_day: null, seal_number: null });
    const again = await app.call(drayage.create, { token: shipper.token, query: {}, body: body as DrayageBody });
    expect([again.status, again.body]).toMatchObject([
      201,
      { door: { address: '14700 Yorba Ave' }, booking_number: 'BK-7' },
    ]);
    expect([(await copy(token, id)).status, (await copy(token, 2_000_000_000)).status]).toEqual([404, 404]);
  });
});

describe('a draft', () => {
  it('asks nobody until it is quoted like any other load', async () => {
    const { id, status } = await makeDrayage(app, shipper.token, { draft: true });
    expect(status).toBe('unassigned');
    await change(id, { delivery_type: 'drop_and_pick' });
    const { body } = await app.call(quotes.request, { token: shipper.token, params: { id } });
    expect(body).toMatchObject({ status: 'quotes requested', requote_needed: false });
    const [standard] = await quotesOf(app, shipper.token, id);
    expect(standard?.lines.map(({ code }) => code)).toContain('DROP');
  });
});

describe('a requote', () => {
  it('takes another terminal and container, and keeps the quotes of before as history', async () => {
    const id = await quotedHaul();
    const { status, body } = await requote(id, { terminal: 'FENIX', type: 'reefer', hazmat_type: '8' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ terminal: 'FENIX', container: '40RH', hazmat_type: '8', requote_needed: false });
    const [now] = await quotesOf(app, shipper.token, id);
    expect(now?.price).toBe(913.5 + 180 + 200);
    const { body: earlier } = await app.call(quotes.earlier, { token: shipper.token, params: { id } });
    expect(earlier.items).toMatchObject([{ round: 1, items: [{ price: 913.5, status: 'superseded' }, {}] }]);
  });

  it('goes to operations where no table prices what is chosen', async () => {
    const id = await quotedHaul();
    await app.services.db
      .updateTable('drayage_tariffs')
      .set({ containers: ['40HC'] })
      .where('place', '=', 'USLAX')
      .execute();
    const { body } = await requote(id, { size: '40' });
    await app.services.db
      .updateTable('drayage_tariffs')
      .set({ containers: ['20ST', '40ST', '40HC', '40RH'] })
      .where('place', '=', 'USLAX')
      .execute();
    expect(body).toMatchObject({ container: '40ST', operations_since: expect.any(String), editable: 'nothing' });
    const { body: earlier } = await app.call(quotes.earlier, { token: shipper.token, params: { id } });
    expect(earlier.items).toMatchObject([{ round: 1 }]);
  });

  it('is refused in words of its own while the price is made, whoever makes it', async () => {
    const id = await inStatus('quotes requested');
    for (const [operations_since, code] of [
      [null, 'quotes.still_asked'],
      ['2026-11-20T12:00:00Z', 'drayage.not_editable'],
    ] as const) {
      await app.services.db.updateTable('loads').set({ operations_since }).where('id', '=', id).execute();
      for (const choice of [{}, { terminal: 'FENIX' }]) {
        expect(await requote(id, choice)).toMatchObject({ status: 409, body: { errors: [{ code }] } });
      }
    }
  });

  it('is refused once the load is booked', async () => {
    const id = await inStatus('assigned');
    for (const choice of [{}, { terminal: 'FENIX' }]) {
      expect(await requote(id, choice)).toMatchObject({ status: 409, body: { errors: [{ code: 'loads.booked' }] } });
    }
  });
});

describe('a booked haul', () => {
  it.each(['pending', 'in transit', 'delivered'] as const)(
    '%s still learns its references and free time',
    async (status) => {
      const id = await inStatus(status);
      const learned = {
        seal_number: 'SL 4411',
        last_free_day: '2026-12-04',
        free_days: 6,
        counting: 'calendar',
      } as const;
      expect((await change(id, learned)).body).toMatchObject({ ...learned, status });
      expect(await change(id, { weight: 20_000 })).toMatchObject({
        status: 409,
        body: { errors: [{ code: 'drayage.only_papers' }] },
      });
    },
  );

  it('that is over stays as it is', async () => {
    const id = await inStatus('cancelled');
    expect(await change(id, { seal_number: 'SL 4411' })).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'loads.over' }] },
    });
  });
});
