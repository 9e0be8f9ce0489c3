import { edi } from '@portal/contract/edi/edi.contract.ts';
import { parseFile } from '@portal/simulators/x12-partner/parse-file.ts';
import ssh2 from 'ssh2';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { makePair } from './partner-keys.ts';
import { makeHolder } from '../../testing/fixtures/make-holder.ts';
import { type EdiDesk, makeEdiDesk, statusBody } from '../../testing/fixtures/carriers/edi-desk.ts';

let app: TestApp;
let desk: EdiDesk;

beforeAll(async () => {
  app = await sharedTestApp();
  desk = await makeEdiDesk(app);
});
afterAll(() => desk.partner.stop());

const hoursAgo = (hours: number) => new Date(app.services.clock.now().getTime() - hours * 3_600_000);
let next = 100;
const number = () => (next += 1);

const statesOf = async (load_id: number) =>
  (await desk.list({ search: String(load_id) })).items.map(({ state, reason }) => [state, reason]);

it('a status message moves its load, is acknowledged in the same poll, and its file is archived', async () => {
  const { id, pro } = await desk.load();
  const isa = number();
  desk.leave(
    'a.edi',
    desk.interchange(isa, 'QM', '214', statusBody(pro, 'AF', hoursAgo(5)), statusBody(pro, 'D1', hoursAgo(1))),
  );
  await desk.readAll();
  expect(await desk.statusOf(id)).toBe('delivered');
  expect(desk.partner.files.list('/archive').map(({ name }) => name)).toContain('a.edi');
  const answers = desk.partner.files.list('/in').map(({ bytes }) => parseFile(bytes.toString())[0]);
  const answer = answers.find((one) => one?.groups[0]?.sets[0]?.rows[0]?.[2] === String(isa));
  expect(answer).toMatchObject({ from: 'PORTAL', to: desk.scac, mode: 'P' });
  expect(answer?.groups[0]?.sets[0]?.rows).toEqual([
    ['AK1', 'QM', String(isa)],
    ['AK2', '214', '0001'],
    ['AK5', 'A'],
    ['AK2', '214', '0002'],
    ['AK5', 'A'],
    ['AK9', 'A', '2', '2', '2'],
  ]);
  expect(await statesOf(id)).toEqual([
    ['applied', null],
    ['applied', null],
  ]);
});

it('the same interchange again changes nothing and is acknowledged again; other content under its number is held', async () => {
  const { id, pro } = await desk.load();
  const isa = number();
  const first = desk.interchange(isa, 'QM', '214', statusBody(pro, 'AF', hoursAgo(9)));
  desk.leave('b1.edi', first);
  await desk.readAll();
  desk.leave('b2.edi', first.replaceAll('~', '~\r\n'));
  desk.leave('b3.edi', desk.interchange(isa, 'QM', '214', statusBody(pro, 'D1', hoursAgo(8))));
  await desk.readAll();
  const { items } = await desk.list({ search: String(isa) });
  expect(items.map(({ state, reason }) => [state, reason])).toEqual([
    ['held', 'same_number'],
    ['set_aside', 'repeated'],
    ['applied', null],
  ]);
  expect(await desk.statusOf(id)).toBe('in transit');
  const held = await desk.get(items[0]?.id ?? 0);
  expect(held.first_id).toBe(items[2]?.id);
  const line = held.segments?.find(({ raw }) => raw.startsWith('AT7'));
  expect(line?.other).toContain('AT7*AF*NS');
  expect(line?.words.en).toContain('D1');
  expect((await desk.decide(held.id, 'apply')).body).toMatchObject({ state: 'applied' });
  expect(await desk.statusOf(id)).toBe('delivered');
  expect((await desk.decide(held.id, 'apply')).status).toBe(409);
});

it('a message about a load nobody knows waits, and finds its load later', async () => {
  const { id, pro } = await desk.load();
  await app.services.db.updateTable('loads').set({ pro_number: null }).where('id', '=', id).execute();
  desk.leave('c.edi', desk.interchange(number(), 'QM', '214', statusBody(pro, 'AF', hoursAgo(2))));
  await desk.readAll();
  const [orphan] = (await desk.list({ search: pro })).items;
  expect(orphan).toMatchObject({ state: 'orphan', reason: 'unknown_load', pro_number: pro, load_id: null });
  await app.services.db.updateTable('loads').set({ pro_number: pro }).where('id', '=', id).execute();
  expect((await desk.decide(orphan?.id ?? 0, 'apply')).body).toMatchObject({ state: 'applied', load_id: id });
});

it('a status gives a load without a PRO number the one it names, by our own name of the tender', async () => {
  const { id, pro } = await desk.load();
  const { db } = app.services;
  await db
    .updateTable('loads')
    .set({ pro_number: null, bol_number: `FP${id}` })
    .where('id', '=', id)
    .execute();
  const [, ...rest] = statusBody(pro, 'AF', hoursAgo(3));
  desk.leave('pro.edi', desk.interchange(number(), 'QM', '214', [['B10', pro, `FP${id}`, desk.scac], ...rest]));
  desk.leave('none.edi', desk.interchange(number(), 'QM', '214', [['B10', '', `FP${id}`, desk.scac], ...rest]));
  await desk.readAll();
  expect(await desk.statusOf(id)).toBe('in transit');
  const load = await db.selectFrom('loads').select('pro_number').where('id', '=', id).executeTakeFirstOrThrow();
  expect(load.pro_number).toBe(pro);
});

test.each([
  ['a count that is wrong', (text: string) => text.replace('SE*6', 'SE*7'), ['rejected', 'unreadable']],
  ['a test mark', (text: string) => text.replace('*P*>', '*T*>'), ['held', 'test_mark']],
  ['another sender', (text: string) => text.replace(/\*02\*Z\w{3} /, '*02*OTHR '), ['held', 'other_partner']],
  ['an envelope that is not closed', (text: string) => text.replace(/IEA.*/, ''), ['rejected', 'unreadable']],
])('%s keeps its messages from counting', async (_, change, expected) => {
  const { id, pro } = await desk.load();
  desk.leave(`${pro}.edi`, change(desk.interchange(number(), 'QM', '214', statusBody(pro, 'D1', hoursAgo(1)))));
  await desk.readAll();
  const [latest] = (await desk.list({ direction: 'in' })).items;
  expect([latest?.state, latest?.reason]).toEqual(expected);
  expect(await desk.statusOf(id)).toBe('assigned');
});

it('a file that still grows is read once it is whole', async () => {
  const { id, pro } = await desk.load();
  const text = desk.interchange(number(), 'QM', '214', statusBody(pro, 'D1', hoursAgo(1)));
  desk.leave('half.edi', text.slice(0, 150));
  await desk.poll();
  desk.leave('half.edi', text);
  await desk.readAll();
  expect(await desk.statusOf(id)).toBe('delivered');
});

it('a bill comes in like one that was uploaded, once', async () => {
  const { id, pro } = await desk.load();
  await app.services.db.updateTable('loads').set({ price: 500, cost: 440 }).where('id', '=', id).execute();
  const bill = (mark: string) =>
    desk.interchange(number(), 'IM', '210', [
      ['B3', '', `INV${pro}`, '', 'TP', '', '20261120', '44000', '', '20261120', '035', desk.scac],
      ['C3', 'USD'],
      ['N9', 'CN', pro],
      ['N1', 'BT', mark],
      ['LX', 1],
      ['L5', 1, 'FREIGHT'],
      ['L0', 1, '', '', 1500, 'G'],
      ['L1', 1, '', '', '44000', '', '', '', '400'],
      ['L3', 1500, 'G', '', '', '44000'],
    ]);
  desk.leave('bill1.edi', bill('A'));
  desk.leave('bill2.edi', bill('B'));
  await desk.readAll();
  const { items } = await desk.list({ search: pro });
  expect(items.map(({ state, reason, load_id }) => [state, reason, load_id])).toEqual([
    ['applied', 'repeated', id],
    ['applied', null, id],
  ]);
  const bills = await app.services.db
    .selectFrom('carrier_bills')
    .select(['amount', 'load_id', 'source'])
    .where('number', '=', `INV${pro}`)
    .execute();
  expect(bills).toEqual([{ amount: 440, load_id: id, source: 'edi' }]);
  const amounts = async ({ token }: { token: string }) => {
    const { body } = await app.call(edi.get, { params: { id: items[1]?.id ?? 0 }, token });
    return JSON.stringify(body.segments).match(/44000|440\.00/g);
  };
  expect(await amounts(desk.operator)).not.toBeNull();
  expect(await amounts(await makeHolder(app, { kind: 'platform_admin', without: ['see_costs'] }))).toBeNull();
});

const shuffled = <T>(of: readonly T[], seed: number): T[] =>
  of
    .map((one, index) => [(seed * (index + 7) * 7919) % 101, one] as const)
    .toSorted((a, b) => a[0] - b[0])
    .map(([, one]) => one);

test.each([1, 2, 3])(
  'a partner’s files end in the same state in whatever order and however often they come (%d)',
  async (seed) => {
    const { id, pro } = await desk.load();
    const codes = ['AF', 'X4', 'P1', 'X1', 'D1'];
    const files = codes.map((code, index) =>
      desk.interchange(number(), 'QM', '214', statusBody(pro, code, hoursAgo(20 - index * 3))),
    );
    for (const [index, text] of shuffled([...files, ...files.slice(0, 3)], seed).entries())
      desk.leave(`${pro}-${index}.edi`, text);
    await desk.readAll();
    const events = await app.services.db
      .selectFrom('tracking_events')
      .select('type')
      .where('load_id', '=', id)
      .execute();
    expect(events).toHaveLength(codes.length);
    expect(await desk.statusOf(id)).toBe('delivered');
  },
);

describe('a partner in trouble', () => {
  it('whose key nobody has confirmed is asked for nothing until a person confirms it', async () => {
    const other = await makeEdiDesk(app, { host_key: '' });
    const { body } = await other.poll();
    expect(body).toMatchObject({ fault: 'host_key', shown_key: other.partner.fingerprint });
    const confirm = (key: string) =>
      app.call(edi.confirmKey, {
        params: { carrier_id: other.carrier_id },
        body: { key },
        token: other.operator.token,
      });
    expect((await confirm(`SHA256:${'A'.repeat(43)}`)).status).toBe(409);
    const confirmed = await vi.waitFor(async () => {
      const answer = await confirm(other.partner.fingerprint);
      expect(answer.status).toBe(200);
      return answer;
    });
    expect(confirmed.body).toMatchObject({ shown_key: null });
    await vi.waitFor(async () => expect((await other.poll()).body).toMatchObject({ fault: null }), 15_000);
    await other.partner.stop();
  });

  it('that leaves a file the portal cannot keep is read all the same', async () => {
    const other = await makeEdiDesk(app);
    const { id, pro } = await other.load();
    const text = other.interchange(number(), 'QM', '214', statusBody(pro, 'AF', hoursAgo(1)));
    other.leave('nul.edi', text.replace('ST*214*0001', 'ST*214*00\u00001').replace('SE*6*0001', 'SE*6*00\u00001'));
    other.leave('good.edi', other.interchange(number(), 'QM', '214', statusBody(pro, 'AF', hoursAgo(1))));
    await vi.waitFor(async () => {
      expect((await other.poll()).body).toMatchObject({ fault: null });
      expect(await other.statusOf(id)).toBe('in transit');
    }, 30_000);
    expect(other.partner.files.list('/out').map(({ name }) => name)).toEqual(['nul.edi']);
    await other.partner.stop();
  });

  it('says what is wrong and since when, and another one is read meanwhile', async () => {
    const other = await makeEdiDesk(app);
    other.partner.mischief.refusesSignIn = true;
    const { body } = await other.poll();
    expect(body).toMatchObject({ fault: 'sign_in', failing_since: expect.any(String) });
    const { id, pro } = await desk.load();
    desk.leave('beside.edi', desk.interchange(number(), 'QM', '214', statusBody(pro, 'AF', hoursAgo(1))));
    await desk.readAll();
    expect(await desk.statusOf(id)).toBe('in transit');
    await other.partner.stop();
  });
});

test('an acknowledgment is put once, whole, under its number, wherever the connection is lost', async () => {
  const { pro } = await desk.load();
  desk.partner.mischief.losesRenames = 1;
  const before = desk.partner.files.list('/in').length;
  const isa = number();
  const quiet = await makeEdiDesk(app, { archive_folder: '' });
  desk.leave('kill.edi', desk.interchange(isa, 'QM', '214', statusBody(pro, 'AF', hoursAgo(1))));
  await vi.waitFor(async () => {
    await desk.poll();
    const answers = desk.partner.files.list('/in').filter(({ name }) => !name.endsWith('.tmp'));
    expect(answers).toHaveLength(before + 1);
  }, 30_000);
  const numbers = desk.partner.files.list('/in').flatMap(({ bytes }) => parseFile(bytes.toString())[0]?.number ?? []);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.toSorted()).toEqual(numbers.map((_, index) => String(index + 1).padStart(9, '0')));
  await quiet.partner.stop();
});

test('every pair of keys that is made can be read', () => {
  const unread = Array.from({ length: 400 }, makePair).filter(
    (pair) => ssh2.utils.parseKey(pair.private) instanceof Error,
  );
  expect(unread).toEqual([]);
});
