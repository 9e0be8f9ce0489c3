import { randomUUID } from 'node:crypto';
import { approvals } from '@portal/contract/approvals/approvals.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCarrier } from '../../seed/carriers.ts';
import { unusedScac } from '../../testing/fixtures/carriers/unused-scac.ts';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Desk, makeDesk, ruleOf } from './approval-desk.fixture.ts';
import { covers, rulesThatAsk } from './judge-rules.ts';

let app: TestApp;
let desk: Desk;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  desk = await makeDesk(app);
});

test('nothing is asked where no rule is in force, or none fires', async () => {
  const first = await desk.quoted();
  expect(refusalOf(await desk.ask(first))).toBe('approvals.not_needed');
  await desk.publish([
    ruleOf([desk.boss], { when: [{ kind: 'amount', above: 500 }] }),
    ruleOf([desk.boss], { is_on: false }),
  ]);
  expect((await desk.book(first)).status).toBe(200);
});

test('a booking that a rule catches is refused with what it asks, and leaves no trace', async () => {
  await desk.publish([ruleOf([desk.boss], { when: [{ kind: 'amount', above: 400 }] })]);
  const load = await desk.quoted();
  const refused = await desk.book(load);
  expect(refused.status).toBe(409);
  const { detail } = refused.body as unknown as { detail: { code: string; msg: { en: string; es: string } }[] };
  expect(detail.map(({ code }) => code)).toEqual(['approvals.needed', 'approvals.asks_amount']);
  expect(detail[1]?.msg.en).toBe('Above $400.00: the price is $500.00, $100.00 more.');
  expect(detail[1]?.msg.es).toContain('$100.00 más');
  expect(await desk.statusOf(load)).toBe('quoted');
});

test('an approval books in the name of whoever asked', async () => {
  await desk.publish([ruleOf([desk.boss])]);
  const load = await desk.quoted();
  const { status, body: asked } = await desk.ask(load);
  expect([status, asked.status, asked.price, asked.is_mine, asked.why_not]).toEqual([201, 'waiting', 500, true, 'own']);
  expect((await desk.read(asked.id, desk.boss)).body).toMatchObject({ may_decide: true, price_now: 500 });
  const approved = await desk.approve(asked.id);
  expect(approved.body).toMatchObject({ status: 'approved', load_status: 'pending' });
  const tender = await app.services.db
    .selectFrom('tenders')
    .select('tendered_by')
    .where('load_id', '=', load.id)
    .executeTakeFirstOrThrow();
  expect(tender.tendered_by).toBe(desk.asker.user_id);
});

test('the load and its row in a list name the request that waits, and only while it does', async () => {
  await desk.publish([ruleOf([desk.boss])]);
  const load = await desk.quoted();
  const { token } = desk.asker;
  const named = async () => {
    const details = await app.call(loads.get, { params: { id: load.id }, token });
    const list = await app.call(loads.list, { query: {}, token });
    const row = list.body.items.find(({ id }) => id === load.id);
    return [details.body.approval_id, row?.approval_id, row?.missing.map(({ words }) => words.en)];
  };
  expect(await named()).toEqual([null, null, []]);
  const { body: asked } = await desk.ask(load);
  expect(await named()).toEqual([asked.id, asked.id, ['an approval']]);
  await app.call(approvals.withdraw, { params: { id: asked.id }, token });
  expect(await named()).toEqual([null, null, []]);
});

test('whoever wants to book themselves books once it is approved, at that price and no higher one', async () => {
  await desk.publish([ruleOf([desk.boss])]);
  const load = await desk.quoted();
  const { body: asked } = await desk.ask(load, desk.asker, { books: false });
  expect((await desk.approve(asked.id)).body).toMatchObject({ status: 'approved', load_status: 'quoted' });
  const price = (to: number) =>
    app.services.db.updateTable('carrier_quotes').set({ price: to }).where('load_id', '=', load.id).execute();
  await price(500.01);
  expect(refusalOf(await desk.book(load))).toBe('approvals.needed');
  await price(499);
  expect((await desk.book(load)).status).toBe(200);
});

test('another quote needs another approval', async () => {
  await desk.publish([ruleOf([desk.boss])]);
  const load = await desk.quoted();
  const { body: asked } = await desk.ask(load, desk.asker, { books: false });
  await desk.approve(asked.id);
  const carrier = await makeCarrier(app.services.db, { scac: unusedScac(), enabled: false });
  const carrier_quote_id = await load.addQuote(carrier);
  expect(refusalOf(await desk.book({ ...load, tender: { ...load.tender, carrier_quote_id } }))).toBe(
    'approvals.needed',
  );
  expect((await desk.book(load)).status).toBe(200);
});

test('each kind of condition fires for what it is about, and all of a rule have to hold', async () => {
  const { id: load_id, ...load } = await desk.quoted();
  const { db } = app.services;
  const set = (columns: object) => db.updateTable('loads').set(columns).where('id', '=', load_id).execute();
  const asksFor = async (when: Parameters<typeof ruleOf>[1]) => {
    await desk.publish([ruleOf([desk.boss], when)]);
    const refused = (await desk.book({ id: load_id, ...load })).body as unknown as { detail?: { code: string }[] };
    return refused.detail?.slice(1).map(({ code }) => code.replace('approvals.asks_', ''));
  };
  expect(await asksFor({ when: [{ kind: 'mode', modes: ['ltl', 'ftl'] }] })).toEqual(['mode']);
  expect(await asksFor({ when: [{ kind: 'carrier', carrier_ids: [desk.carrier_id] }] })).toEqual(['carrier']);
  const account_ids = [desk.admin.account_id];
  expect(await asksFor({ when: [{ kind: 'account', account_ids }] })).toEqual(['account']);
  await set({ cargo_value_for_insurance: 20_000 });
  const worth = { kind: 'cargo_value', above: 19_999.99 } as const;
  expect(await asksFor({ when: [worth, { kind: 'amount', above: 1 }] })).toEqual(['cargo_value', 'amount']);
  expect(await asksFor({ when: [worth, { kind: 'mode', modes: ['ftl'] }] })).toBeUndefined();
});

test('hazardous goods are found with their classes, and other classes are not what was approved', () => {
  const rule = { ...ruleOf([desk.boss], { when: [{ kind: 'hazmat' }] }), key: randomUUID() };
  const facts = {
    account_id: 1,
    account_name: '',
    mode: 'ltl',
    carrier_id: 1,
    carrier_name: '',
    cargo_value: 0,
    off_guide: null,
  } as const;
  const asked = (...hazard_classes: string[]) => rulesThatAsk([rule], 1, { ...facts, hazard_classes, price: 1 });
  expect(asked()).toEqual([]);
  expect(asked('3', '8')[0]?.findings).toEqual([{ kind: 'hazmat', classes: ['3', '8'] }]);
  expect([covers(asked('3'), asked('3')), covers(asked('3'), asked('3', '8')), covers([], asked('3'))]).toEqual([
    true,
    false,
    false,
  ]);
});

test('two who have to agree do, each once and nobody for themselves', async () => {
  await desk.publish([ruleOf([desk.asker, desk.boss, desk.other], { needed: 2 })]);
  const load = await desk.quoted();
  const { body: asked } = await desk.ask(load);
  expect(refusalOf(await desk.approve(asked.id, desk.asker))).toBe('approvals.own');
  expect((await desk.approve(asked.id, desk.boss)).body).toMatchObject({ status: 'waiting', agreed: 1, needed: 2 });
  expect(refusalOf(await desk.approve(asked.id, desk.boss))).toBe('approvals.agreed_already');
  expect(refusalOf(await desk.approve(asked.id, desk.admin))).toBe('approvals.not_yours');
  expect((await desk.approve(asked.id, desk.other)).body).toMatchObject({ status: 'approved', load_status: 'pending' });
});

test('nobody asks where only they themselves may decide', async () => {
  await desk.publish([ruleOf([desk.asker])]);
  expect(refusalOf(await desk.ask(await desk.quoted()))).toBe('approvals.nobody_else');
  await desk.publish([ruleOf([desk.asker, desk.boss], { needed: 2 })]);
  expect(refusalOf(await desk.ask(await desk.quoted()))).toBe('approvals.nobody_else');
});

test('a request is sent back with a reason, withdrawn by its asker, and replaced when they ask again', async () => {
  await desk.publish([ruleOf([desk.boss])]);
  const load = await desk.quoted();
  const { body: first } = await desk.ask(load);
  const note = { note: 'Take the cheaper one' };
  const back = (id: number, { token }: { token: string }) =>
    app.call(approvals.sendBack, { params: { id }, body: note, token });
  expect(refusalOf(await back(first.id, desk.other))).toBe('approvals.not_yours');
  expect((await back(first.id, desk.boss)).body).toMatchObject({ status: 'sent_back', end_note: note.note });
  expect(refusalOf(await desk.book(load))).toBe('approvals.needed');
  const { body: second } = await desk.ask(load);
  const { body: third } = await desk.ask(load);
  expect((await desk.read(second.id)).body.status).toBe('withdrawn');
  expect(refusalOf(await desk.ask(load, desk.other))).toBe('approvals.asked_already');
  const withdraw = ({ token }: { token: string }) => app.call(approvals.withdraw, { params: { id: third.id }, token });
  expect(refusalOf(await withdraw(desk.boss))).toBe('approvals.not_own');
  expect((await withdraw(desk.asker)).body.status).toBe('withdrawn');
  expect(refusalOf(await desk.approve(third.id))).toBe('approvals.ended');
});

test('another quote is proposed, and the request goes on waiting', async () => {
  await desk.publish([ruleOf([desk.boss])]);
  const load = await desk.quoted();
  const carrier = await makeCarrier(app.services.db, { scac: unusedScac(), enabled: false });
  const carrier_quote_id = await load.addQuote(carrier);
  const { body: asked } = await desk.ask(load);
  const propose = (quote: number) =>
    app.call(approvals.propose, {
      params: { id: asked.id },
      body: { carrier_quote_id: quote, note: 'Faster' },
      token: desk.boss.token,
    });
  expect(refusalOf(await propose(load.tender.carrier_quote_id))).toBe('approvals.same_quote');
  expect((await propose(carrier_quote_id)).body).toMatchObject({
    status: 'waiting',
    proposal: { carrier_quote_id, price: 500, note: 'Faster' },
  });
});

test('rules are published over the version they were made from, and kept with earlier ones', async () => {
  expect((await desk.publish([ruleOf([desk.boss])])).body).toMatchObject({ version: 1 });
  const stale = { version: 0, rules: [] };
  const token = desk.admin.token;
  expect(refusalOf(await app.call(approvals.changeRules, { body: stale, token }))).toBe('approvals.other_version');
  const { key = '' } = (await app.call(approvals.rules, { token })).body.rules[0] ?? {};
  const kept = await desk.publish([{ ...ruleOf([desk.boss]), key, needed: 1 }]);
  expect(kept.body).toMatchObject({ version: 2, rules: [{ key }] });
  const { items } = (await app.call(approvals.ruleVersions, { query: {}, token })).body;
  expect(items.map(({ version }) => version)).toEqual([2, 1]);
  const stranger = await makeShipper(app);
  expect(refusalOf(await desk.publish([ruleOf([stranger])]))).toBe('approvals.unknown_choice');
});

test('rules of an account above bind the accounts below that they name', async () => {
  const above = await makeShipper(app, { role: 'account_admin' });
  const decider = await makeShipper(app, { account_id: above.account_id });
  await app.services.db
    .updateTable('accounts')
    .set({ parent_id: above.account_id })
    .where('id', '=', desk.admin.account_id)
    .execute();
  const load = await desk.quoted();
  await desk.publish([ruleOf([decider])], above);
  const when = [{ kind: 'account' as const, account_ids: [desk.admin.account_id] }];
  await desk.publish([ruleOf([decider], { when })], above);
  const { body: asked } = await desk.ask(load);
  expect(asked.reasons[0]?.deciders.map(({ name }) => name)).toEqual([null]);
  expect((await desk.approve(asked.id, decider)).body).toMatchObject({ status: 'approved', load_status: 'pending' });
});

test('lists have what waits for the caller, what they asked for and what was decided', async () => {
  await desk.publish([ruleOf([desk.boss])]);
  const [first, second] = [await desk.quoted(), await desk.quoted()];
  const { body: asked } = await desk.ask(first);
  await desk.ask(second);
  const list = async (view: 'waiting' | 'asked' | 'decided', { token }: { token: string }) => {
    const { body } = await app.call(approvals.list, { query: { view }, token });
    return [body.items.map(({ load_id }) => load_id).toSorted((a, b) => a - b), body.total, body.amount, body.counts];
  };
  const both = [first.id, second.id].toSorted((a, b) => a - b);
  expect(await list('waiting', desk.boss)).toEqual([both, 2, 1000, { waiting: 2, asked: 0, decided: 0 }]);
  expect(await list('waiting', desk.other)).toEqual([[], 0, 0, { waiting: 0, asked: 0, decided: 0 }]);
  expect(await list('asked', desk.asker)).toEqual([both, 2, 1000, { waiting: 0, asked: 2, decided: 0 }]);
  await desk.approve(asked.id);
  expect(await list('decided', desk.other)).toEqual([[first.id], 1, 500, { waiting: 0, asked: 0, decided: 1 }]);
});
