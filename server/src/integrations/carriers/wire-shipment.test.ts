import { WireRateRequest, WireTender } from '@portal/simulators/carriers/wire.ts';
import { expect, it } from 'vitest';
import type { Haul } from './carrier-port.ts';
import { quoteBody } from './request-quotes.ts';
import { tenderBody } from './send-tender.ts';
import { brakesTender, brakesToCharlotte } from './test-requests.ts';

const reefer: Haul = {
  mode: 'reefer',
  pickup_date: '2026-11-23',
  pickup_until: '2026-11-24',
  deliver_from: '2026-11-27',
  deliver_by: '2026-11-28',
  truck: { truck_type: 'REEFER_53', team: true, partial: false, tarp_ft: null },
  temperature: { min_f: 34, max_f: 38 },
};

const inWords = {
  mode: 'reefer',
  ready_date: '2026-11-23',
  ready_until: '2026-11-24',
  deliver_from: '2026-11-27',
  deliver_by: '2026-11-28',
  equipment: { truck_type: 'REEFER_53', team: true, partial: false, tarp_ft: null },
  temperature: { min_f: 34, max_f: 38 },
};

it('asks for a price with truck, temperature, days and the stops in between, as carriers read it', () => {
  const memphis = { type: 'delivery', zip_code: '38118', state: 'TN', country: 'US' } as const;
  const body = quoteBody({ ...brakesToCharlotte, ...reefer, stops_between: [memphis] });
  expect(WireRateRequest.parse(body)).toMatchObject({
    ...inWords,
    origin: { postal_code: '85043' },
    stops: [{ type: 'delivery', postal_code: '38118', country: 'US' }],
  });
});

it('offers a load with the same, and says who is at each stop', () => {
  const tender = brakesTender('k');
  const stops_between = [{ ...tender.destination, type: 'delivery' as const, zip_code: '38118' }];
  expect(WireTender.parse(tenderBody({ ...tender, ...reefer, stops_between }))).toMatchObject({
    ...inWords,
    stops: [{ type: 'delivery', postal_code: '38118', contact_name: 'Dana Whitfield' }],
  });
});

it.each([
  ['MX', '64000', 'NLE'],
  ['CA', 'M5V 2T6', 'ON'],
] as const)('names the country, state and postal code of a stop in %s', (country, zip_code, state) => {
  const place = { country, state, postal_code: zip_code };
  const body = quoteBody({ ...brakesToCharlotte, destination: { country, state, zip_code } });
  expect(WireRateRequest.parse(body)).toMatchObject({ origin: { country: 'US', state: 'AZ' }, destination: place });
  const tender = brakesTender('k');
  const destination = { ...tender.destination, country, state, zip_code };
  expect(WireTender.parse(tenderBody({ ...tender, destination }))).toMatchObject({ destination: place });
});
