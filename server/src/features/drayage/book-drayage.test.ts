import { drayage } from '@portal/contract/drayage/drayage.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeShipper, type Shipper } from '../../testing/make-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeDrayage, openPorts, quotesOf } from './drayage.fixture.ts';

let app: TestApp;
let shipper: Shipper;

beforeAll(async () => {
  app = await startTestApp();
  await openPorts(app);
  shipper = await makeShipper(app);
});
afterAll(() => app.stop());

const details = async (id: number) => (await app.call(loads.details, { params: { id }, token: shipper.token })).body;

describe('an import', () => {
  it('is saved, quoted and booked with the Drayage Service, which then looks for a trucker', async () => {
    const { id } = await makeDrayage(app, shipper.token);
    const [standard, priority] = await quotesOf(app, shipper.token, id);
    expect(standard).toMatchObject({
      carrier: { name: 'Drayage Service' },
      mode: 'drayage',
      service_class: 'standard',
    });
    expect(priority).toMatchObject({ service_class: 'priority' });
    const load = await details(id);
    expect(load).toMatchObject({ status: 'quoted', mode: 'drayage', quote_type: 'drayage' });
    const { status, body } = await app.call(tendering.tender, {
      token: shipper.token,
      params: { id },
      query: { pickup: 'true', insurance: 'false' },
      body: {
        carrier_quote_id: standard?.id ?? 0,
        stops: load.stops.map(({ id: stopId, name, address, contact }) => ({
          id: stopId,
          name,
          address,
          contact: { ...contact, phone: contact.phone || '3105550100' },
          open_time: '08:00',
          close_time: '17:00',
          reference: '',
        })),
        references: [],
        portal_notes: '',
      },
    });
    expect(body).toMatchObject({ status: 'pending', carrier: { name: 'Drayage Service' } });
    expect(status).toBe(200);
    const { body: haul } = await app.call(drayage.get, { token: shipper.token, params: { load_id: id } });
    expect(haul).toMatchObject({ editable: 'papers', place: { code: 'USLAX' }, service: { en: 'Drayage Service' } });
  });
});
