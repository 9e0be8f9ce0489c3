import { loadParts } from '@portal/contract/loads/load-parts.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeCarrier, makeTariff } from '../../../seed/carriers.ts';
import { makeShipper } from '../../../testing/fixtures/make-account.ts';
import { quotedFor } from '../../../testing/fixtures/carriers/truck-carrier.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type LoadBody, loadBody } from '../load-body.fixture.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await sharedTestApp();
  ({ token } = await makeShipper(app));
  await makeTariff(app.services.db, await makeCarrier(app.services.db, { scac: 'AACT' }));
});

type Flags = Partial<LoadBody['stops'][number]>;
const stopsWith = (pickup: Flags, delivery: Flags): LoadBody['stops'] => [
  { type: 'pickup', zip_code: '75207', ...pickup },
  { type: 'delivery', zip_code: '60632', ...delivery },
];
const school = { limited_access: true, limited_access_type: 'School-69' };
const draft = async (changes: Partial<LoadBody>): Promise<LoadDetails> =>
  (await app.call(loads.create, { body: loadBody({ draft: true, ...changes }), token })).body;
const codes = ({ accessorials }: LoadDetails): string[] => accessorials.map(({ code }) => code).toSorted();
const flags = ({ stops }: LoadDetails) =>
  stops.map(({ residential, limited_access_type }) => [residential, limited_access_type]);
const change = async ({ id, version }: LoadDetails, body: object): Promise<LoadDetails> =>
  (await app.call(loads.change, { params: { id }, body: { version, ...body }, token })).body;

describe('a new load', () => {
  it.each([
    ['REP', { residential: true }, {}],
    ['RES', {}, { residential: true }],
    ['LTDAP', school, {}],
    ['LTDAD', {}, school],
  ] as const)('is priced with %s by the flag alone as by the service', async (code, pickup, delivery) => {
    const isLimited = code.startsWith('LTD');
    const details = isLimited ? { limited_access_type: 'School-69' } : {};
    const byFlag = await quotedFor(app, token, { stops: stopsWith(pickup, delivery) });
    const byCode = await quotedFor(app, token, { accessorials: [{ code, details }] });
    expect(codes(byFlag.load)).toEqual([code]);
    expect(byCode.load.accessorials.map(({ details: said }) => said)).toEqual(
      byFlag.load.accessorials.map(({ details: said }) => said),
    );
    expect(flags(byCode.load)).toEqual(flags(byFlag.load));
    const [one, other] = [byFlag, byCode].map(({ quotes: { items } }) => items[0]);
    expect(one?.lines.map((line) => line.code)).toContain(code);
    expect(one?.price).toBe(other?.price);
  });

  it('keeps the service once where flag and service are given', async () => {
    const load = await draft({ stops: stopsWith({}, { residential: true }), accessorials: [{ code: 'RES' }] });
    expect(codes(load)).toEqual(['RES']);
  });

  it('is refused where limited access has no kind that carriers could price', async () => {
    const body = loadBody({ stops: stopsWith({}, { limited_access: true }) });
    const { status, body: refusal } = await app.call(loads.create, { body, token });
    expect({ status, refusal }).toMatchObject({
      status: 400,
      refusal: { detail: [{ code: 'http.required', field: 'stops.1.limited_access_type' }] },
    });
  });
});

describe('a change', () => {
  it('of stops adds and takes away the services they stand for', async () => {
    const plain = await draft({ accessorials: [{ code: 'LFTD' }] });
    const flagged = await change(plain, { stops: stopsWith(school, { residential: true }) });
    expect(codes(flagged)).toEqual(['LFTD', 'LTDAP', 'RES']);
    expect(codes(await change(flagged, { stops: stopsWith({}, {}) }))).toEqual(['LFTD']);
  });

  it('of services sets the flags', async () => {
    const load = await change(await draft({}), { accessorials: [{ code: 'RES' }] });
    expect(flags(load)).toEqual([
      [false, null],
      [true, null],
    ]);
  });

  it('that adds a service sets its flag, and removing it clears the flag', async () => {
    const load = await draft({});
    const added = await app.call(loadParts.addAccessorials, {
      params: { id: load.id },
      body: { accessorials: [{ code: 'LTDAD', details: { limited_access_type: 'School-69' } }] },
      token,
    });
    expect(flags(added.body)).toEqual([
      [false, null],
      [false, 'School-69'],
    ]);
    const service = added.body.accessorials[0];
    const removed = await app.call(loadParts.removeAccessorialOfLoad, {
      params: { id: load.id },
      query: { accessorial_id: String(service?.id) },
      token,
    });
    expect([codes(removed.body), flags(removed.body)]).toEqual([
      [],
      [
        [false, null],
        [false, null],
      ],
    ]);
  });
});
