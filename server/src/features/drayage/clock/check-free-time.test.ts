import { freeTimeTerms, terminalClosures } from '@portal/contract/drayage/drayage.settings.ts';
import { settings } from '@portal/contract/settings/settings.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { makeShipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await sharedTestApp();
  ({ token } = await makeShipper(app, { role: 'platform_admin' }));
});

const change = async (name: string, value: unknown) => {
  const { version } = (await app.call(settings.get, { params: { name }, token })).body;
  return app.call(settings.change, { params: { name }, body: { value, version }, token });
};

it('keeps rows of places and terminals that are there', async () => {
  const [usual] = freeTimeTerms.default;
  const rows = [
    { ...usual, place: null },
    { ...usual, place: 'USLAX', terminal: 'APM' },
  ];
  expect((await change(freeTimeTerms.name, rows)).status).toBe(200);
  const closed = [{ place: 'BNSF_CORWITH', terminal: null, weekday: 0, day: null }];
  expect((await change(terminalClosures.name, closed)).status).toBe(200);
});

it('refuses others, each at its field and in both languages', async () => {
  const [usual] = freeTimeTerms.default;
  const refused = await change(freeTimeTerms.name, [
    { ...usual, place: 'USXXX' },
    { ...usual, place: 'USLAX', terminal: 'WANDO' },
    { ...usual, place: null, terminal: 'APM' },
  ]);
  expect(refused.status).toBe(400);
  const { detail } = refused.body as unknown as { detail: { field: string; code: string; msg: object }[] };
  expect(detail.map(({ field, code }) => [field, code])).toEqual([
    ['0.place', 'drayage.place_unknown'],
    ['1.terminal', 'drayage.terminal_unknown'],
    ['2.place', 'http.required'],
  ]);
  expect(JSON.stringify(detail)).toContain('Los Angeles');
});
