import { loads } from '@portal/contract/loads/loads.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import type { TenderLoad } from '@portal/contract/tendering/tender.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import type { z } from 'zod';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import {
  knowCarrier,
  type SimulatedCarriers,
  startSimulatedCarriers,
} from '../../../testing/fixtures/carriers/simulated-carriers.ts';
import { type LoadBody, loadBody } from '../../loads/load-body.fixture.ts';

let simulated: SimulatedCarriers;
let shipper: Shipper;

beforeAll(async () => {
  simulated = await startSimulatedCarriers();
  shipper = await makeShipper(simulated.app, { language: 'es' });
  await knowCarrier(simulated.app, 'ODFL', { countries: ['US', 'CA', 'MX'] });
  await knowCarrier(simulated.app, 'AVRT', { countries: ['US', 'CA', 'MX'], rating: 'tariff' });
  await knowCarrier(simulated.app, 'SAIA', { countries: ['US'] });
  await simulated.behave('ODFL', { latency_ms: 20 });
});
afterAll(() => simulated.stop());

type End = readonly [country: Country, zip_code: string, city: string, state: string, phone: string];

const places = {
  apodaca: ['MX', '66610', 'Apodaca', 'NLE', '81 8358 1234'],
  nuevoLaredo: ['MX', '88240', 'Nuevo Laredo', 'TAM', '867 711 0000'],
  tlajomulco: ['MX', '45640', 'Tlajomulco de Zúñiga', 'JAL', '33 3688 1234'],
  queretaro: ['MX', '76120', 'Querétaro', 'QUE', '442 211 0000'],
  juarez: ['MX', '32470', 'Ciudad Juárez', 'CHH', '656 649 0000'],
  mississauga: ['CA', 'L5T 1A1', 'Mississauga', 'ON', '905 555 0123'],
  boucherville: ['CA', 'J4B 5E4', 'Boucherville', 'QC', '450 555 0134'],
  dallas: ['US', '75207', 'Dallas', 'TX', '(214) 555-0142'],
  chicago: ['US', '60632', 'Chicago', 'IL', '(312) 555-0142'],
  laredo: ['US', '78045', 'Laredo', 'TX', '(956) 555-0142'],
} as const satisfies Record<string, End>;

const stop = (type: 'pickup' | 'delivery', [country, zip_code]: End): LoadBody['stops'][number] => ({
  type,
  country,
  zip_code,
});

const crossingAt = (port: string) => ({
  port,
  broker: { name: 'Agencia Aduanal del Valle', phone: '+52 867 711 2200', email: '' },
  in_bond: true,
});

const quotedLoad = async (from: End, to: End) => {
  const body = loadBody({ stops: [stop('pickup', from), stop('delivery', to)] });
  const created = await simulated.app.call(loads.create, { body, token: shipper.token });
  expect(created.status).toBe(201);
  const { id } = created.body;
  await vi.waitFor(
    async () => {
      const answer = await simulated.app.call(loads.get, { params: { id }, token: shipper.token });
      expect(answer.body).toMatchObject({ status: 'quoted', quotes_answered: 3 });
    },
    { timeout: 30_000, interval: 50 },
  );
  const { body: details } = await simulated.app.call(loads.details, { params: { id }, token: shipper.token });
  const { body: answered } = await simulated.app.call(quotes.list, { params: { id }, token: shipper.token });
  return { details, answered };
};

const tenderOf = ({ details, answered }: Awaited<ReturnType<typeof quotedLoad>>, [from, to]: readonly [End, End]) => ({
  carrier_quote_id: answered.items.find(({ carrier }) => carrier.scac === 'ODFL')?.id ?? 0,
  stops: details.stops.map(({ id, city, state }, index) => ({
    id,
    city,
    state,
    name: index === 0 ? 'Planta Norte' : 'Almacén Sur',
    address: '100 Industrial',
    contact: { name: 'Ana Ruiz', phone: index === 0 ? from[4] : to[4], email: '' },
    open_time: '08:00',
    close_time: '17:00',
    reference: '',
  })),
});

const tender = (id: number, body: z.input<typeof TenderLoad>) =>
  simulated.app.call(tendering.tender, {
    params: { id },
    query: { pickup: 'true', insurance: 'false' },
    body,
    token: shipper.token,
  });

it.each([
  [places.apodaca, places.dallas],
  [places.tlajomulco, places.chicago],
  [places.queretaro, places.laredo],
  [places.juarez, places.dallas],
  [places.mississauga, places.chicago],
  [places.dallas, places.apodaca],
  [places.chicago, places.tlajomulco],
  [places.laredo, places.nuevoLaredo],
  [places.chicago, places.boucherville],
  [places.dallas, places.queretaro],
] as const)(
  '%s to %s is quoted, booked and delivered',
  async (from, to) => {
    const load = await quotedLoad(from, to);
    const known = ([country, zip_code, city, state]: End) => ({ country, zip_code, city, state });
    expect(load.details.stops).toMatchObject([known(from), known(to)]);
    expect(load.details.distance_miles).toBeGreaterThan(0);
    expect(new Set(load.answered.items.map(({ carrier }) => carrier.scac))).toEqual(new Set(['ODFL', 'AVRT']));
    expect(load.answered.declined).toMatchObject([
      { carrier: { scac: 'SAIA' }, reason: { es: expect.stringMatching(/^No da servicio en (México|Canadá)\.$/) } },
    ]);
    const { id } = load.details;
    const isCanadian = from[0] === 'CA' || to[0] === 'CA';
    const border = crossingAt(isCanadian ? 'Detroit, MI (3801)' : 'Laredo, TX (2304)');
    const body = tenderOf(load, [from, to]);
    const refused = await tender(id, body);
    expect(refused).toMatchObject({
      status: 400,
      body: { detail: [{ code: 'loads.border_missing', field: 'border.port' }] },
    });
    expect((await tender(id, { ...body, border })).status).toBe(200);
    await vi.waitFor(
      async () => {
        const answer = await simulated.app.call(loads.details, { params: { id }, token: shipper.token });
        expect(answer.body).toMatchObject({ status: expect.stringMatching(/^(delivered|completed)$/), border });
      },
      { timeout: 30_000, interval: 100 },
    );
  },
  60_000,
);
