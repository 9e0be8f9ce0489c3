import type { Claim, ClaimChange } from '@portal/contract/claims/claim.ts';
import { claims } from '@portal/contract/claims/claims.contract.ts';
import {
  type ClaimEvent,
  claimEvents,
  claimEventsFrom,
  claimMoves,
  type ClaimStatus,
  claimStatuses,
  nextClaimStatus,
  operatorEventTo,
  type ShipperAction,
} from '@portal/contract/claims/claim-status.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { array, assert as holds, asyncProperty, check, constantFrom, nat, property } from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileClaim, makeDeliveredLoad, makePaper } from '../../../testing/fixtures/filed-claim.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { callAgain } from '../../../testing/call-again.ts';

let app: TestApp;
let shipper: Shipper;
let operator: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app, { role: 'customer_agent' });
  operator = await makeShipper(app, { role: 'platform_admin' });
});

type Refusal = { detail: { code: string; field?: string }[] };
const faults = (answer: { body: unknown }) =>
  (answer.body as Refusal).detail.map(({ code, field }) => (field ? `${code} ${field}` : code));
const tokenOf = (event: ClaimEvent) => (claimMoves[event].by === 'operator' ? operator.token : shipper.token);
const change = (id: number, body: ClaimChange | object, token: string) =>
  callAgain(app)(claims.change, { params: { id }, body: body as ClaimChange, token });
const read = async (id: number): Promise<Claim> =>
  (await app.call(claims.get, { params: { id }, token: shipper.token })).body;

/** All an event needs, as its side would send it. */
const needs: Record<ClaimEvent, object> = {
  submit: { action: 'submit' },
  answer_info: { action: 'answer_info', note: 'Photos are attached.' },
  accept_offer: { action: 'accept_offer' },
  appeal: { action: 'appeal', note: 'The seal was intact.' },
  withdraw: { action: 'withdraw' },
  acknowledge: { status: 'acknowledged', carrier_claim_number: 'CC-88' },
  investigate: { status: 'under_investigation' },
  request_info: { status: 'info_requested', note: 'Send photos of the packaging.' },
  offer: { status: 'offered', offer_amount: 800 },
  approve: { status: 'approved' },
  decline: { status: 'declined', decline_reason: 'insufficient_packaging' },
  pay: { status: 'paid', recovered_amount: 800 },
  close: { status: 'closed' },
};
const make = (id: number, version: number, event: ClaimEvent) =>
  change(id, { version, ...needs[event] }, tokenOf(event));
/** Walks a case through these events and answers it. */
const walk = async (id: number, events: readonly ClaimEvent[]): Promise<Claim> => {
  for (const event of events) {
    const { status, body } = await make(id, (await read(id)).version, event);
    expect([event, status]).toEqual([event, 200]);
    expect(body.status).toBe(claimMoves[event].to);
  }
  return read(id);
};

describe('the table', () => {
  test('leads everywhere from the draft, and out of nowhere but the end', () => {
    const seen = new Set<ClaimStatus>(['draft']);
    for (const status of seen) {
      for (const event of claimEvents) {
        const next = nextClaimStatus(status, event);
        if (next) seen.add(next);
      }
    }
    expect([...seen].toSorted()).toEqual([...claimStatuses].toSorted());
    const ends = claimStatuses.filter((status) => claimEvents.every((event) => !nextClaimStatus(status, event)));
    expect(ends).toEqual(['closed', 'withdrawn']);
  });

  test('names an event for each status the operator sets, and no two', () => {
    const theirs = claimEvents.filter((event) => claimMoves[event].by === 'operator');
    for (const event of theirs) expect(operatorEventTo(claimMoves[event].to)).toBe(event);
  });

  test('never says more may be done than the sides may do', () => {
    holds(
      property(constantFrom(...claimStatuses), (status) => {
        const both = [...claimEventsFrom(status, 'shipper'), ...claimEventsFrom(status, 'operator')];
        return both.length === new Set(both).size && both.every((event) => claimMoves[event].from.includes(status));
      }),
    );
  });
});

/** The event a walk takes next: three of four times one that may happen, else any. */
const chosen = (status: ClaimStatus, dice: number): ClaimEvent => {
  const may = claimEvents.filter((event) => nextClaimStatus(status, event) && event !== 'withdraw');
  const from = dice % 4 > 0 && may.length > 0 ? may : claimEvents;
  return from[dice % from.length] ?? 'withdraw';
};

test(
  'any walk of moves by both sides goes as the table says, a line of history each',
  { timeout: 90_000 },
  async () => {
    const walks = asyncProperty(array(nat(), { minLength: 4, maxLength: 10 }), async (dice) => {
      const claim = await fileClaim(app, shipper);
      let { status, version } = claim;
      const made: ClaimStatus[] = ['submitted'];
      for (const one of dice) {
        const event = chosen(status, one);
        const next = nextClaimStatus(status, event);
        const answer = await make(claim.id, version, event);
        if (!next) {
          expect([event, status, answer.status, faults(answer)[0]]).toEqual([
            event,
            status,
            409,
            'claims.already_moved',
          ]);
          continue;
        }
        expect([event, status, answer.status, answer.body.status]).toEqual([event, status, 200, next]);
        ({ status, version } = answer.body);
        made.push(status);
        const [side, other] = claimMoves[event].by === 'operator' ? ['statuses', 'actions'] : ['actions', 'statuses'];
        expect(answer.body.may[other as 'actions']).toEqual([]);
        const may = claimEventsFrom(status, claimMoves[event].by);
        const named = side === 'actions' ? may : may.map((one) => claimMoves[one].to);
        expect(answer.body.may[side as 'actions']).toEqual(named);
      }
      const requested = { params: { id: claim.id }, query: { limit: 100 }, token: operator.token };
      const messages = (await app.call(claims.messages, requested)).body.items.toReversed();
      expect(messages.map(({ to_status }) => to_status)).toEqual(made);
      expect(messages.map(({ from_status }) => from_status)).toEqual(['draft', ...made.slice(0, -1)]);
    });
    const result = await check(walks, { numRuns: 10 });
    if (result.failed) throw result.errorInstance;
  },
);

test('from filing to the money, with what each step leaves behind', async () => {
  const { id, load } = await fileClaim(app, shipper);
  const acknowledged = await walk(id, ['acknowledge']);
  expect(acknowledged).toMatchObject({ carrier_claim_number: 'CC-88', turn: 'operator' });
  expect(acknowledged.deadlines.find(({ code }) => code === 'acknowledge')?.state).toBe('met');
  expect((await walk(id, ['request_info'])).may).toMatchObject({ edit: 'all', actions: ['answer_info', 'withdraw'] });
  await walk(id, ['answer_info', 'decline', 'appeal', 'offer']);
  const settled = await walk(id, ['accept_offer']);
  expect(settled).toMatchObject({
    offer_amount: 800,
    recovered_amount: null,
    decline_reason: 'insufficient_packaging',
  });
  const paid = await walk(id, ['pay', 'close']);
  expect(paid).toMatchObject({ status: 'closed', recovered_amount: 800, turn: null, next_deadline: { code: 'suit' } });
  const history = await app.call(loads.history, { query: { load_id: load.id }, token: shipper.token });
  expect(history.body.items.map(({ event }) => event)).toEqual([
    'claim_paid',
    'claim_settled',
    'claim_declined',
    'claim_filed',
  ]);
});

describe('what a move needs comes with it', () => {
  test.each([
    ['offer', { status: 'offered' }, 'http.required offer_amount'],
    ['offer', { status: 'offered', offer_amount: 1250.5 }, 'claims.offer_too_high offer_amount'],
    ['offer', { status: 'offered', offer_amount: 10, recovered_amount: 10 }, 'http.invalid recovered_amount'],
    ['approve', { status: 'approved', offer_amount: 3 }, 'http.invalid offer_amount'],
    ['decline', { status: 'declined' }, 'http.required decline_reason'],
    ['decline', { status: 'declined', decline_reason: 'other' }, 'http.required note'],
    ['request_info', { status: 'info_requested' }, 'http.required note'],
    ['acknowledge', { status: 'acknowledged' }, 'http.required carrier_claim_number'],
    ['pay', { offer_amount: 5 }, 'http.invalid offer_amount'],
  ] as const)('%s with %j', async (_, body, fault) => {
    const claim = await fileClaim(app, shipper);
    const answer = await change(claim.id, { version: claim.version, ...body }, operator.token);
    expect([answer.status, faults(answer)]).toEqual([400, [fault]]);
    expect((await read(claim.id)).version).toBe(claim.version);
  });

  test('the shipper says why it appeals, what it answers; money paid is named', async () => {
    const { id } = await fileClaim(app, shipper);
    const requested = await walk(id, ['request_info']);
    const silent = await change(id, { version: requested.version, action: 'answer_info' }, shipper.token);
    expect(faults(silent)).toEqual(['http.required note']);
    const { version } = await walk(id, ['answer_info', 'approve']);
    expect(faults(await change(id, { version, status: 'paid' }, operator.token))).toEqual([
      'http.required recovered_amount',
    ]);
  });
});

test('each side is refused what the other sets, at its field', async () => {
  const { id, version } = await fileClaim(app, shipper);
  const others = { status: 'approved', representative_id: operator.user_id, offer_amount: 3, decline_reason: 'other' };
  const more = { recovered_amount: 5, carrier_claim_number: 'X' };
  for (const [field, value] of Object.entries({ ...others, ...more })) {
    const answer = await change(id, { version, [field]: value }, shipper.token);
    expect([answer.status, faults(answer)]).toEqual([403, [`http.forbidden ${field}`]]);
  }
  for (const [field, value] of Object.entries({
    amount: 4,
    supporting_text: 'No',
    action: 'withdraw',
    category: 'theft',
  })) {
    const answer = await change(id, { version, [field]: value }, operator.token);
    expect([answer.status, faults(answer)]).toEqual([403, [`http.forbidden ${field}`]]);
  }
  const both = await app.call(claims.get, { params: { id }, token: operator.token });
  expect(both.body.may).toMatchObject({ actions: [], edit: 'documents' });
  expect(both.body.may.statuses).toContain('acknowledged');
});

test('on its own loads the operator acts for both sides', async () => {
  const own = await fileClaim(app, operator);
  expect(own.may.actions).toEqual(['withdraw']);
  expect(own.may.statuses).toContain('acknowledged');
  const twice = await change(own.id, { version: own.version, action: 'withdraw', status: 'closed' }, operator.token);
  expect(faults(twice)).toEqual(['claims.one_move status']);
});

test('fifty at once submit, offer and accept: one move each', async () => {
  const draft = await fileClaim(app, shipper, { draft: true });
  const race = async (event: ClaimEvent) => {
    const { version } = await read(draft.id);
    const answers = await Promise.all(Array.from({ length: 50 }, () => make(draft.id, version, event)));
    const lost = answers.filter(({ status }) => status !== 200);
    expect([event, lost.length]).toEqual([event, 49]);
    expect(new Set(lost.flatMap((one) => [one.status, ...faults(one)]))).toEqual(
      new Set([409, 'claims.changed_meanwhile']),
    );
  };
  for (const event of ['submit', 'offer', 'accept_offer'] as const) await race(event);
  const page = await app.call(claims.messages, { params: { id: draft.id }, token: shipper.token });
  expect(page.body.items.map(({ event }) => event)).toEqual(['accept_offer', 'offer', 'submit']);
});

test('one side acts while the other does: whoever comes second is refused', async () => {
  const { id, version } = await fileClaim(app, shipper);
  const answers = await Promise.all([make(id, version, 'withdraw'), make(id, version, 'offer')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('what was submitted stands; more documents may be added, none taken away', async () => {
  const { id, version, load, documents } = await fileClaim(app, shipper);
  const refused = await change(id, { version, amount: 9000 }, shipper.token);
  expect([refused.status, faults(refused)]).toEqual([409, ['claims.not_editable']]);
  const had = documents.map(({ document, evidence }) => ({ document_id: document.id, evidence }));
  const fewer = await change(id, { version, documents: had.slice(1) }, shipper.token);
  expect([fewer.status, faults(fewer)]).toEqual([409, ['claims.documents_only_added documents']]);
  const more = [...had, { document_id: await makePaper(app, load.id), evidence: 'inspection_report' as const }];
  const added = await change(id, { version, documents: more }, shipper.token);
  expect(added.body.documents).toHaveLength(5);
  const page = await app.call(claims.messages, { params: { id }, token: operator.token });
  expect(page.body.items[0]).toMatchObject({ kind: 'edit', side: 'shipper' });
  await make(id, added.body.version, 'withdraw');
  const closed = await read(id);
  const late = await change(id, { version: closed.version, documents: more }, shipper.token);
  expect(faults(late)).toEqual(['claims.finished']);
});

test('cases are given to active users of the operator and to nobody else', async () => {
  const { id, version } = await fileClaim(app, shipper);
  const refused = await change(id, { version, representative_id: shipper.user_id }, operator.token);
  expect(faults(refused)).toEqual(['claims.not_a_representative representative_id']);
  const left = await makeShipper(app, { role: 'platform_admin' });
  await app.services.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', left.user_id).execute();
  const suspended = await change(id, { version, representative_id: left.user_id }, operator.token);
  expect(faults(suspended)).toEqual(['claims.not_a_representative representative_id']);
  const given = await change(id, { version, representative_id: operator.user_id }, operator.token);
  expect(given.body.representative?.id).toBe(operator.user_id);
  expect(given.body.representatives?.map((one) => one.id)).toContain(operator.user_id);
  const taken = await change(id, { version: version + 1, representative_id: null }, operator.token);
  expect(taken.body.representative).toBeNull();
});

test('an appeal of what was declined starts no new claim, and its actions follow the status', async () => {
  const load_id = await makeDeliveredLoad(app, shipper.account_id);
  const { id } = await fileClaim(app, shipper, { load_id });
  const declined = await walk(id, ['decline']);
  expect(declined.may.actions).toEqual(['appeal', 'withdraw'] satisfies ShipperAction[]);
  expect(declined.deadlines.at(-1)).toMatchObject({ code: 'suit', state: 'pending' });
});
