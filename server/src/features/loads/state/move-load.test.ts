import { loads } from '@portal/contract/loads/loads.contract.ts';
import { type LoadEvent, type LoadStatus, moves } from '@portal/contract/loads/load-status.ts';
import { beforeAll, expect, test } from 'vitest';
import { asCarrier } from '../../../platform/act-as.ts';
import { systemContext } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadBody } from '../load-body.fixture.ts';
import type { MoveCondition } from '../loads.queries.ts';
import { moveLoad, tryMoveLoad } from './move-load.ts';
import { withAnyLoadLocked } from './with-load-locked.ts';
import { writeHistory } from '../history/write-history.ts';

let app: TestApp;
let shipper: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
});

const loadIn = async (status: LoadStatus): Promise<number> => {
  const { body } = await app.call(loads.create, { body: loadBody({ draft: true }), token: shipper.token });
  await app.services.db.updateTable('loads').set({ status }).where('id', '=', body.id).execute();
  return body.id;
};
const system = () => systemContext(app.services, 'test');
const tryToMove = (id: number, event: LoadEvent) =>
  withAnyLoadLocked(system(), id, [], (tx, load) => tryMoveLoad(tx, load, event));
const move = (id: number, event: LoadEvent) =>
  withAnyLoadLocked(system(), id, [], (tx, load) => moveLoad(tx, load, event));

test('a move changes status and version, and is written down with what it came from', async () => {
  const id = await loadIn('quoted');
  const moved = await withAnyLoadLocked(system(), id, [], (tx, load) =>
    moveLoad(asCarrier(tx, { carrier_id: 1, name: 'Clock' }), load, 'expire', { reason: 'too old' }),
  );
  expect(moved).toEqual({ id, account_id: shipper.account_id, from: 'quoted', to: 'expired' });
  const { body } = await app.call(loads.history, { query: { load_id: id }, token: shipper.token });
  expect(body.items[0]).toMatchObject({
    kind: 'status',
    event: 'expire',
    from_status: 'quoted',
    to_status: 'expired',
    actor: 'Clock',
    reason: 'too old',
  });
  const details = await app.call(loads.details, { params: { id }, token: shipper.token });
  expect(details.body).toMatchObject({ status: 'expired', status_group: 'cancelled', version: 2 });
});

test('an event the table does not allow is refused with 409 and leaves no trace', async () => {
  const id = await loadIn('delivered');
  expect(await tryToMove(id, 'pick_up')).toBeNull();
  await expect(move(id, 'cancel')).rejects.toMatchObject({ status: 409, message: 'loads.over' });
  const { body } = await app.call(loads.history, { query: { load_id: id }, token: shipper.token });
  expect(body.items.filter(({ kind }) => kind === 'status')).toEqual([]);
});

test('a load that has only moved on is said to have changed', async () => {
  const id = await loadIn('in transit');
  await expect(move(id, 'cancel')).rejects.toMatchObject({ status: 409, message: 'loads.already_moved' });
});

test('of 50 movers of one load one moves it', async () => {
  const id = await loadIn('quoted');
  const moved = await Promise.all(Array.from({ length: 50 }, () => tryToMove(id, 'tender')));
  expect(moved.filter((one) => one !== null)).toHaveLength(1);
  expect(moves.tender.to).toBe('tendered');
});

test('different events that exclude each other: whoever is first wins', async () => {
  const id = await loadIn('tendered');
  const events = ['accept', 'decline', 'cancel'] as const;
  const moved = await Promise.all(events.map((event) => tryToMove(id, event)));
  const [status] = await app.services.db.selectFrom('loads').select('status').where('id', '=', id).execute();
  // A cancellation may follow an acceptance or a refusal, but nothing follows a cancellation.
  expect(moved.filter((one) => one?.from === 'tendered')).toHaveLength(1);
  expect(moved.some((one) => one?.to === status?.status)).toBe(true);
});

test('counts follow every move, and what is rolled back never happened', async () => {
  const counted = async () => (await app.call(loads.list, { token: shipper.token })).body.counts;
  const id = await loadIn('quoted');
  const before = await counted();
  await withAnyLoadLocked(system(), id, [], async (tx, load) => {
    await moveLoad(tx, load, 'cancel');
    throw new Error('on second thought');
  }).catch(() => undefined);
  expect(await counted()).toEqual(before);
  await move(id, 'cancel');
  expect(await counted()).toEqual({ ...before, quoted: before.quoted - 1, cancelled: before.cancelled + 1 });
});

test('a move does not wait for somebody who is adding rows to the load', async () => {
  const id = await loadIn('quotes requested');
  const line = { kind: 'note', event: 'no_truck_note' } as const;
  // Each transaction holds the share of the load that its own row needs; a full lock would make them wait for each other.
  await withTransaction(system(), async (carrier) => {
    await writeHistory(carrier, id, line);
    await withTransaction(system(), async (other) => {
      await writeHistory(other, id, line);
      const moved = withAnyLoadLocked(carrier, id, [], (tx, load) => tryMoveLoad(tx, load, 'receive_quote'));
      expect(await moved).toMatchObject({ to: 'quotes received' });
    });
  });
});

test('a move is not made where the row does not say what it relies on', async () => {
  const id = await loadIn('quoted');
  const tender = (condition: MoveCondition) =>
    withAnyLoadLocked(system(), id, [], (tx, load) => tryMoveLoad(tx, load, 'tender', { condition }));
  expect(await tender({ requote_needed: true })).toBeNull();
  expect(await tender({ quote_round: 7 })).toBeNull();
  expect(await tender({ version: 9 })).toBeNull();
  expect(await tender({ version: 1, quote_round: 0, requote_needed: false })).toMatchObject({ to: 'tendered' });
});
