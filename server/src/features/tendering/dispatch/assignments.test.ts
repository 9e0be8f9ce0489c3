import { documents } from '@portal/contract/documents/documents.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import type { AssignTruck } from '@portal/contract/tendering/assign-truck.ts';
import { assignments } from '@portal/contract/tendering/assignments.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeCarrier } from '../../../seed/carriers.ts';
import { systemContext } from '../../../platform/context.ts';
import { type CaughtMail, catchMail } from '../../../testing/fixtures/catch-mail.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad, type QuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readBolPaper } from '../../documents/bol/read-bol-paper.ts';
import { textWithoutTimesOrIds } from '../../../testing/text-without-times-or-ids.ts';

let app: TestApp;
let mails: CaughtMail;
let operator: Shipper;
let shipper: Shipper;
/** Reached by phone alone. */
let trucker: number;

beforeAll(async () => {
  app = await sharedTestApp();
  mails = catchMail(app);
  operator = await makeShipper(app, { role: 'platform_admin' });
  shipper = await makeShipper(app);
  trucker = await makeCarrier(app.services.db, { scac: 'WERN', name: 'Werner' });
});

const truck: AssignTruck = {
  trucker_name: '',
  driver_name: 'Rosa Medina',
  driver_phone: '(956) 555-0142',
  truck_number: '4471',
  trailer_number: 'T-90',
  cost: 455.5,
  note: 'Asked for a call an hour before.',
};

/** A load that was tendered to a carrier nobody can reach but by phone. */
const heldLoad = async (carrier_id = trucker, who = shipper): Promise<QuotedLoad> => {
  const load = await makeQuotedLoad(app, { account_id: who.account_id, carrier_id });
  const query = { pickup: 'true', insurance: 'false' } as const;
  const answer = await app.call(tendering.tender, {
    params: { id: load.id },
    query,
    body: load.tender,
    token: who.token,
  });
  expect(answer).toMatchObject({ status: 200, body: { status: 'pending', status_group: 'pending' } });
  return load;
};

const assign = (loadId: number, changes: Partial<AssignTruck> = {}, token = operator.token) =>
  app.call(assignments.assign, { params: { load_id: loadId }, body: { ...truck, ...changes }, token });
const decline = (loadId: number, reason: 'NO_CAPACITY' | 'OTHER' = 'NO_CAPACITY', note = '') =>
  app.call(assignments.decline, { params: { load_id: loadId }, body: { reason, note }, token: operator.token });
const waiting = async (token = operator.token) =>
  (await app.call(assignments.waiting, { query: { limit: 100 }, token })).body;
const details = async (id: number, { token } = shipper) =>
  (await app.call(loads.details, { params: { id }, token })).body;
const historyOf = async (loadId: number, { token } = shipper) =>
  (await app.call(loads.history, { query: { load_id: loadId }, token })).body.items;

it('a PRO number follows the rule that its carrier publishes', async () => {
  const { db } = app.services;
  const carrier = await makeCarrier(db, { scac: 'CNWY', name: 'XPO', pro_check: 'mod_7' });
  const other = await makeShipper(app);
  const { id } = await heldLoad(carrier, other);
  expect(await assign(id, { pro_number: '123-456783' })).toMatchObject({
    status: 400,
    body: {
      detail: [
        {
          code: 'carriers.pro_check',
          field: 'pro_number',
          msg: {
            en: '123-456783 is not a PRO number of CNWY: its check digit does not match. Check the number for typing errors.',
            es: '123-456783 no es un número PRO de CNWY: su dígito verificador no coincide. Revise si hay un error al escribirlo.',
          },
        },
      ],
    },
  });
  expect(await assign(id, { pro_number: '123-456782' })).toMatchObject({
    status: 200,
    body: { pro_number: '123-456782' },
  });
  const { id: without } = await heldLoad(carrier, other);
  expect((await assign(without)).body).toMatchObject({ status: 'assigned', pro_number: String(without) });
});

describe('loads that wait for a truck', () => {
  it('are listed for the operator with all there is to decide by, the one whose time ends first at the top', async () => {
    const other = await makeShipper(app);
    const [first, second] = [await heldLoad(), await heldLoad(trucker, other)];
    await app.services.db
      .updateTable('tenders')
      .set({ answer_by: new Date(Date.now() + 600_000).toISOString() })
      .where('load_id', '=', second.id)
      .execute();
    const { items, total } = await waiting();
    const ids = items.map(({ load_id }) => load_id);
    expect(ids.indexOf(second.id)).toBeLessThan(ids.indexOf(first.id));
    expect(total).toBe(items.length);
    expect(items.find(({ load_id }) => load_id === second.id)).toMatchObject({
      account: { id: other.account_id },
      carrier: { id: trucker, scac: 'WERN' },
      price: 500,
      cost: 440,
      truck_type: null,
      temperature: null,
      stops_between: 0,
    });
  });

  it('are found by number, account, mode and day of pickup, in the order asked for', async () => {
    const [one, other] = [await makeShipper(app), await makeShipper(app)];
    const [first, second] = [await heldLoad(trucker, one), await heldLoad(trucker, other)];
    const { db } = app.services;
    const set = (id: number, changes: object) => db.updateTable('loads').set(changes).where('id', '=', id).execute();
    await set(first.id, { pickup_date: '2031-05-02', weight_lb: 39_000, po_number: 'PO-FIND-1' });
    await set(second.id, { pickup_date: '2031-05-01', mode: 'reefer' });
    const found = async (query: object) => {
      const { body } = await app.call(assignments.waiting, { query: { limit: 100, ...query }, token: operator.token });
      expect(body.total).toBe(body.items.length);
      return body.items.map(({ load_id }) => load_id);
    };
    const may = { pickup_from: '2031-05-01', pickup_to: '2031-05-02' };
    expect(await found({ ...may, sort: 'pickup_date' })).toEqual([second.id, first.id]);
    expect(await found({ ...may, sort: '-weight_lb' })).toEqual([first.id, second.id]);
    expect(await found({ ...may, mode: 'reefer' })).toEqual([second.id]);
    expect(await found({ pickup_from: '2031-05-02' })).toEqual([first.id]);
    expect(await found({ search: String(second.id) })).toEqual([second.id]);
    expect(await found({ search: 'po-find' })).toEqual([first.id]);
    expect(await found({ ...may, search: '%' })).toEqual([]);
  });

  it('say what a trucker is asked for: the truck, the temperature, a team', async () => {
    const load = await heldLoad();
    const { db } = app.services;
    const truck = { truck_type: 'REEFER_53', team: true, partial: false, tarp_ft: null };
    const temperature = { min: 34, max: 38, unit: 'F' };
    await db
      .updateTable('loads')
      .set({ truck: JSON.stringify(truck) })
      .where('id', '=', load.id)
      .execute();
    await db
      .updateTable('line_items')
      .set({ temperature: JSON.stringify(temperature) })
      .where('load_id', '=', load.id)
      .execute();
    const listed = (await waiting()).items.find(({ load_id }) => load_id === load.id);
    expect(listed).toMatchObject({ ...truck, temperature });
  });

  it('are shown to operations, and to nobody else', async () => {
    const load = await heldLoad();
    await vi.waitFor(
      () => expect(mails.all.some(({ subject }) => subject.includes(String(load.id)))).toBe(true),
      30_000,
    );
    const [mail, ...others] = mails.all.filter(({ subject }) => subject.includes(String(load.id)));
    expect(mail).toMatchObject({ to: 'operations@portal.test', subject: `Load ${load.id} waits for a truck` });
    expect(mail?.text).toContain(`https://portal.example/dispatch?load=${load.id}`);
    expect(others).toEqual([]);
  });

  it('and what is done about them are the operator’s alone', async () => {
    const load = await heldLoad();
    const refused = [
      await app.call(assignments.waiting, { token: shipper.token }),
      await assign(load.id, {}, shipper.token),
    ];
    for (const answer of refused) expect(answer.status).toBe(403);
    expect((await assign(2_147_483_647)).status).toBe(404);
  });
});

describe('a truck that was found', () => {
  it('makes the load one its carrier accepted: assigned, with papers, history and mail', async () => {
    const load = await heldLoad();
    const answer = await assign(load.id, { pro_number: 'WERN-5521' });
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'assigned', pro_number: 'WERN-5521', price: 500, cost: 455.5, carrier: { scac: 'WERN' } },
    });
    expect((await waiting()).items.map(({ load_id }) => load_id)).not.toContain(load.id);
    const moves = (await historyOf(load.id)).filter(({ kind }) => kind === 'status');
    expect(moves.map(({ from_status, to_status }) => [from_status, to_status])).toEqual([
      ['pending', 'assigned'],
      ['quoted', 'pending'],
    ]);
    const [mail] = await mails.to(shipper.email, 1);
    expect(mail?.subject).toBe(`Load ${load.id} is booked with Werner`);
    await vi.waitFor(async () => {
      const { body } = await app.call(documents.list, { params: { load_id: load.id }, token: shipper.token });
      expect(body.items.map(({ type }) => type)).toEqual(['bol']);
    }, 30_000);
    expect(await readBolPaper(systemContext(app.services, 'test'), load.id)).toMatchObject({
      trailer: { is_container: false, number: 'T-90' },
    });
  });

  it('goes by the load’s number where it has no PRO number', async () => {
    const load = await heldLoad();
    expect((await assign(load.id)).body.pro_number).toBe(String(load.id));
  });

  it('may be another carrier’s, or of one who is none of ours', async () => {
    const schneider = await makeCarrier(app.services.db, { scac: 'SNLU', name: 'Schneider' });
    const load = await heldLoad();
    const answer = await assign(load.id, { carrier_id: schneider, trucker_name: 'Medina Trucking' });
    expect(answer.body).toMatchObject({ status: 'assigned', carrier: { scac: 'SNLU' } });
    const unknown = await assign((await heldLoad()).id, { carrier_id: 2_147_483_647 });
    expect(unknown).toMatchObject({ status: 400, body: { detail: [{ code: 'tendering.carrier_unknown' }] } });
  });

  it('is shown to its shipper without phone, note and cost, to strangers not at all', async () => {
    const load = await heldLoad();
    await assign(load.id, { trucker_name: 'Medina Trucking' });
    const seenBy = ({ token }: Shipper) => app.call(assignments.ofLoad, { params: { load_id: load.id }, token });
    const shown = (await seenBy(shipper)).body;
    expect(shown).toEqual({
      by_hand: true,
      assignment: {
        trucker_name: 'Medina Trucking',
        driver_name: 'Rosa Medina',
        truck_number: '4471',
        trailer_number: 'T-90',
        assigned_at: expect.any(String),
      },
    });
    expect(await details(load.id)).not.toHaveProperty('cost');
    expect(textWithoutTimesOrIds([shown, await historyOf(load.id)])).not.toMatch(/455|hour before|555/);
    expect((await seenBy(operator)).body.assignment).toMatchObject({
      driver_phone: '(956) 555-0142',
      note: truck.note,
      assigned_by: expect.stringContaining('Sam'),
    });
    expect((await seenBy(await makeShipper(app))).status).toBe(404);
  });
});

describe('when two decide at once', () => {
  it('one truck is assigned, and the other operator is refused', async () => {
    const load = await heldLoad();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        i % 3 === 0 ? decline(load.id) : assign(load.id, { truck_number: String(i) }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
    expect(JSON.stringify(answers.find(({ status }) => status === 409)?.body)).toContain('tendering.not_waiting');
    const moves = (await historyOf(load.id)).filter(({ kind }) => kind === 'status');
    expect(moves).toHaveLength(2);
  });

  it('a shipper who cancels first wins, and then nobody may assign', async () => {
    const load = await heldLoad();
    const cancel = { params: { load_id: load.id }, body: { reason: 'dates_changed' }, token: shipper.token } as const;
    expect(await app.call(tendering.cancel, cancel)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect((await assign(load.id)).status).toBe(409);
    expect((await waiting()).items.map(({ load_id }) => load_id)).not.toContain(load.id);
  });
});

describe('a load no truck is found for', () => {
  it('is given back, and its shipper may book another quote', async () => {
    const guest = await makeShipper(app, { language: 'es' });
    const load = await heldLoad(trucker, guest);
    expect(await decline(load.id, 'OTHER')).toMatchObject({ status: 400 });
    expect(await decline(load.id, 'OTHER', 'Nobody goes there')).toMatchObject({
      status: 200,
      body: { status: 'declined', price: null },
    });
    expect((await historyOf(load.id, guest))[0]).toMatchObject({ to_status: 'declined', reason: 'OTHER' });
    expect(JSON.stringify(await historyOf(load.id, guest))).not.toContain('Nobody goes there');
    expect(JSON.stringify(await historyOf(load.id, operator))).toContain('Nobody goes there');
    const [mail] = await mails.to(guest.email, 1);
    expect(mail?.subject).toBe(`No se encontró camión para la carga ${load.id}`);
    expect(mail?.text).toContain('Otro motivo');
    expect(mail?.text).not.toContain('Nobody goes there');
  });

  it('is declined by itself once its time is over', async () => {
    const hasty = await makeCarrier(app.services.db, { scac: 'HUBG', tender_window: '1 second' });
    const load = await heldLoad(hasty);
    await vi.waitFor(async () => expect(await details(load.id)).toMatchObject({ status: 'declined' }), 30_000);
    expect((await historyOf(load.id))[0]).toMatchObject({ event: 'decline', reason: 'NO_ANSWER' });
    expect((await assign(load.id)).status).toBe(409);
  });
});
