import { approvals } from '@portal/contract/approvals/approvals.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { systemContext } from '../../platform/context.ts';
import { inTurn } from '../../testing/fixtures/in-turn.ts';
import { makeHolder, takeRight } from '../../testing/fixtures/make-holder.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { sharedClock as clock, sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Desk, makeDesk, ruleOf } from './approval-desk.fixture.ts';
import { watchApprovals } from './watch-approvals.ts';

let app: TestApp;
let desk: Desk;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  clock.letGo();
  desk = await makeDesk(app);
  await desk.publish([ruleOf([desk.boss, desk.other])]);
});

const watch = () => watchApprovals.run(systemContext(app.services, 'approvals-test'));

/** Whatever else happens at once: either it was approved and booked once, or it was neither. */
const holdsTogether = async (load: { id: number }, request: number) => {
  const { body } = await desk.read(request);
  const tenders = await app.services.db.selectFrom('tenders').select('id').where('load_id', '=', load.id).execute();
  expect([body.status === 'approved', tenders.length]).toEqual([tenders.length === 1, tenders.length]);
  return body.status;
};

test('of two who approve at once one books, and the other learns that it has ended', async () => {
  const load = await desk.quoted();
  const { body: asked } = await desk.ask(load);
  const answers = await Promise.all([desk.approve(asked.id, desk.boss), desk.approve(asked.id, desk.other)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.filter(({ status }) => status === 409).map(refusalOf)).toEqual(['approvals.ended']);
  expect(await holdsTogether(load, asked.id)).toBe('approved');
});

test('two of whom both are needed agree at once, and it is booked once', async () => {
  await desk.publish([ruleOf([desk.boss, desk.other], { needed: 2 })]);
  const load = await desk.quoted();
  const { body: asked } = await desk.ask(load);
  const answers = await Promise.all([desk.approve(asked.id, desk.boss), desk.approve(asked.id, desk.other)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await holdsTogether(load, asked.id)).toBe('approved');
});

test.each([1, 2, 3, 4])('an edit and an approval at once leave one of them (%i)', async () => {
  const load = await desk.quoted();
  const { body: asked } = await desk.ask(load);
  const edit = app.call(loads.change, {
    params: { id: load.id },
    body: { cargo_value_for_insurance: 90_000, accessorials: [{ code: 'LFTD' }] } as never,
    token: desk.asker.token,
  });
  const [edited, approved] = await Promise.all([edit, desk.approve(asked.id)]);
  expect([edited.status === 200, approved.status === 200].filter(Boolean)).toHaveLength(1);
  await holdsTogether(load, asked.id);
});

test('a load that is cancelled while it is approved is one or the other, never booked without its approval', async () => {
  const load = await desk.quoted();
  const { body: asked } = await desk.ask(load);
  const cancel = app.call(tendering.cancel, {
    params: { load_id: load.id },
    body: { reason: 'other', note: 'No need' },
    token: desk.asker.token,
  });
  const [cancelled, approved] = await Promise.all([cancel, desk.approve(asked.id)]);
  expect(cancelled.status).toBe(200);
  expect([200, 409]).toContain(approved.status);
  expect(await desk.statusOf(load)).toBe('cancelled');
  await watch();
  const { body } = await desk.read(asked.id);
  expect(body.status).toBe(approved.status === 200 ? 'approved' : 'void');
});

test('what expires while it is approved is one or the other', async () => {
  const load = await desk.quoted();
  const { body: asked } = await desk.ask(load);
  clock.set(new Date(new Date(asked.until).getTime() + 1000));
  const [, approved] = await Promise.all([watch(), desk.approve(asked.id)]);
  expect(approved.status).toBe(409);
  expect(['approvals.expired', 'approvals.ended']).toContain(refusalOf(approved));
  await watch();
  expect(await holdsTogether(load, asked.id)).toBe('expired');
  expect(refusalOf(await desk.ask(load))).toMatch(/^(quotes\.expired|loads\.pickup_over)$/);
});

test('a price that rises meanwhile is approved only by whoever has seen it', async () => {
  const load = await desk.quoted();
  const { body: asked } = await desk.ask(load);
  const { db } = app.services;
  await db.updateTable('carrier_quotes').set({ price: 520 }).where('load_id', '=', load.id).execute();
  const refused = await desk.approve(asked.id);
  expect(refusalOf(refused)).toBe('approvals.price_changed');
  expect(JSON.stringify(refused.body)).toContain('$520.00');
  expect((await desk.read(asked.id, desk.boss)).body).toMatchObject({ price: 500, price_now: 520, may_decide: true });
  expect((await desk.approve(asked.id, desk.boss, 520)).body).toMatchObject({ status: 'approved', price: 520 });
});

test('who loses the right meanwhile does not decide, and who gets it does', async () => {
  const load = await desk.quoted();
  const { body: asked } = await desk.ask(load);
  const { db } = app.services;
  await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', desk.boss.user_id).execute();
  expect((await desk.approve(asked.id, desk.boss)).status).toBe(401);
  const { body } = await desk.read(asked.id);
  expect(body.reasons[0]?.deciders.map(({ user_id }) => user_id)).toEqual([desk.other.user_id]);
});

test('an asker who may not book any more has nothing booked', async () => {
  const load = await desk.quoted();
  const { body: asked } = await desk.ask(load);
  const { db } = app.services;
  await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', desk.asker.user_id).execute();
  expect(refusalOf(await desk.approve(asked.id))).toBe('approvals.asker_gone');
  expect(await desk.statusOf(load)).toBe('quoted');
});

test('what a rule looks at ends the request when it is changed; what none looks at leaves it', async () => {
  await desk.publish([ruleOf([desk.boss], { when: [{ kind: 'cargo_value', above: 1000 }] })]);
  const load = await desk.quoted();
  const { db } = app.services;
  const change = (columns: object) =>
    db
      .updateTable('loads')
      .set((row) => ({ ...columns, version: row('version', '+', 1) }))
      .where('id', '=', load.id)
      .execute();
  await change({ cargo_value_for_insurance: 5000 });
  const { body: asked } = await desk.ask(load, desk.asker, { books: false });
  await change({ po_number: 'PO 7' });
  await watch();
  expect((await desk.read(asked.id)).body.status).toBe('waiting');
  await desk.approve(asked.id);
  await change({ cargo_value_for_insurance: 6000 });
  expect(refusalOf(await desk.book(load))).toBe('approvals.needed');
  const { body: again } = await desk.ask(load);
  await change({ cargo_value_for_insurance: 7000 });
  expect(refusalOf(await desk.approve(again.id))).toBe('approvals.changed');
  await watch();
  expect((await desk.read(again.id)).body.status).toBe('void');
});

test('others decide too once nobody has for so long, and a deputy on the days somebody is away', async () => {
  const escalation = { hours: 4, user_ids: [desk.other.user_id], role_ids: [] };
  await desk.publish([ruleOf([desk.boss], { escalation })]);
  const load = await desk.quoted();
  const { body: asked } = await desk.ask(load);
  const why = async () => (await desk.read(asked.id, desk.other)).body.why_not;
  expect(await why()).toBe('not_named');
  clock.set(new Date(Date.now() + 4 * 3_600_000));
  expect(await why()).toBeNull();
  const day = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const away = { deputy_id: desk.admin.user_id, from_day: day(-1), to_day: day(1) };
  const add = () => app.call(approvals.addDeputy, { body: away, token: desk.boss.token });
  expect(refusalOf(await desk.approve(asked.id, desk.admin))).toBe('approvals.not_yours');
  const { body: deputy } = await add();
  expect(refusalOf(await add())).toBe('approvals.away_already');
  const { body } = await desk.read(asked.id, desk.admin);
  expect([body.may_decide, body.reasons[0]?.deciders.map(({ as }) => as)]).toEqual([
    true,
    ['decides', 'deputy', 'takes_over'],
  ]);
  await app.call(approvals.removeDeputy, { params: { id: deputy.id }, token: desk.boss.token });
  expect(refusalOf(await desk.approve(asked.id, desk.admin))).toBe('approvals.not_yours');
  await add();
  expect((await desk.approve(asked.id, desk.admin)).body.status).toBe('approved');
});

test('a deputy decides only as long as they may decide themselves, and until the last of their days', async () => {
  const deputy = await makeHolder(app, { kind: 'customer_agent', account_id: desk.admin.account_id });
  const today = new Date().toISOString().slice(0, 10);
  const body = { deputy_id: deputy.user_id, from_day: today, to_day: today };
  await app.call(approvals.addDeputy, { body, token: desk.boss.token });
  const { body: asked } = await desk.ask(await desk.quoted());
  const deciders = async () =>
    (await desk.read(asked.id)).body.reasons.flatMap((reason) => reason.deciders.map(({ user_id }) => user_id));
  expect(await deciders()).toContain(deputy.user_id);
  clock.set(new Date(Date.now() + 48 * 3_600_000));
  expect(await deciders()).not.toContain(deputy.user_id);
  clock.letGo();
  expect(await deciders()).toContain(deputy.user_id);
  await takeRight(app, deputy.role_id, 'post:approval');
  expect(await deciders()).not.toContain(deputy.user_id);
  expect((await desk.read(asked.id, desk.boss)).body.may_decide).toBe(true);
});

test('a request waits as long as the last of the days on which the load may be picked up', async () => {
  const load = await desk.quoted();
  const days = { pickup_date: '2090-03-06', pickup_until: '2090-03-08' };
  const { db } = app.services;
  await db.updateTable('loads').set(days).where('id', '=', load.id).execute();
  await db.updateTable('carrier_quotes').set({ expires_at: '2090-04-01' }).where('load_id', '=', load.id).execute();
  const { body } = await desk.ask(load);
  // Midnight in Dallas, where it is picked up.
  expect(new Date(body.until).toISOString()).toBe('2090-03-09T06:00:00.000Z');
});

test('somebody is away for whole days where their account is', async () => {
  const { db } = app.services;
  const honolulu = { zip_code: '96813', city: 'Honolulu', state: 'HI', country: 'US' };
  await db.updateTable('accounts').set(honolulu).where('id', '=', desk.admin.account_id).execute();
  const body = { deputy_id: desk.admin.user_id, from_day: '2090-03-06', to_day: '2090-03-07' };
  expect((await app.call(approvals.addDeputy, { body, token: desk.boss.token })).body).toMatchObject({
    from_day: '2090-03-06',
    to_day: '2090-03-07',
  });
  const [row] = await db
    .selectFrom('approval_deputies')
    .select(['from_at', 'until_at'])
    .where('user_id', '=', desk.boss.user_id)
    .execute();
  const moments = [row?.from_at, row?.until_at].map((moment) => new Date(moment ?? '').toISOString());
  expect(moments).toEqual(['2090-03-06T10:00:00.000Z', '2090-03-08T10:00:00.000Z']);
});

test('of two who are to stand in on the same days one does, also where both are named at once', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const names = [desk.admin, desk.other, desk.admin, desk.other];
  const answers = await Promise.all(
    names.map(({ user_id: deputy_id }) =>
      app.call(approvals.addDeputy, { body: { deputy_id, from_day: today, to_day: today }, token: desk.boss.token }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.flatMap((answer) => refusalOf(answer) ?? [])).toEqual(Array(3).fill('approvals.away_already'));
});

test('a request that ends while a change of its load is looked at stays as it ended', async () => {
  await desk.publish([ruleOf([desk.boss], { when: [{ kind: 'cargo_value', above: 1000 }] })]);
  const load = await desk.quoted();
  const { db } = app.services;
  const worth = (cargo_value_for_insurance: number) =>
    db
      .updateTable('loads')
      .set((row) => ({ cargo_value_for_insurance, version: row('version', '+', 1) }))
      .where('id', '=', load.id)
      .execute();
  await worth(5000);
  const { body: asked } = await desk.ask(load);
  await worth(7000);
  const sentBack = () =>
    app.call(approvals.sendBack, { params: { id: asked.id }, body: { note: 'Too dear' }, token: desk.boss.token });
  await inTurn(app, load.id, sentBack, watch);
  expect((await desk.read(asked.id)).body).toMatchObject({ status: 'sent_back', end_note: 'Too dear' });
});
