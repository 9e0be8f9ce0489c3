import { billingTerms } from '@portal/contract/billing/billing.settings.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { randomUUID } from 'node:crypto';
import type { ClaimChange, NewClaim } from '@portal/contract/claims/claim.ts';
import { claims } from '@portal/contract/claims/claims.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeLoad } from '../../../seed/loads.ts';
import {
  damageClaim,
  deliveredOn,
  fileClaim,
  makeDeliveredLoad,
  makePaper,
} from '../../../testing/fixtures/filed-claim.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { addMonths } from '../deadlines/deadlines.ts';
import { claimDay, claimTime } from '../deadlines/claim-days.ts';
import { callAgain } from '../../../testing/call-again.ts';

let app: TestApp;
let shipper: Shipper;
let stranger: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app, { role: 'customer_agent' });
  stranger = await makeShipper(app);
});

const send = (body: object, token = shipper.token, headers: Record<string, string> = {}) =>
  callAgain(app)(claims.create, { body: body as NewClaim, token, headers });
type Refusal = { detail: { code: string; field?: string; msg: { en: string; es: string } }[] };
const faults = (answer: { body: unknown }) =>
  (answer.body as Refusal).detail.map(({ code, field }) => (field ? `${code} ${field}` : code));
const delivered = () => makeDeliveredLoad(app, shipper.account_id);
const valid = async (more: object = {}) => ({ ...(await damageClaim(app, await delivered())), ...more });

test('a complete claim is submitted with its clocks, its history and a line in the load’s', async () => {
  const claim = await fileClaim(app, shipper);
  const today = claimDay(claimTime(app));
  expect(claim).toMatchObject({
    status: 'submitted',
    turn: 'operator',
    amount: 1250.5,
    delivered_on: deliveredOn,
    delivered_by_load: true,
    version: 2,
    next_deadline: { code: 'acknowledge', due_on: addDays(today, 30), overdue: false },
    may: { edit: 'documents', message: true, actions: ['withdraw'], statuses: [] },
    warnings: ['suggested_evidence_missing'],
  });
  expect(claim.representatives).toBeUndefined();
  expect(claim.deadlines.map(({ code, due_on, state, law }) => [code, due_on, state, law])).toEqual([
    ['file', addMonths(deliveredOn, 9), 'met', '49 USC 14706(e)'],
    ['acknowledge', addDays(today, 30), 'pending', '49 CFR 370.5'],
    ['resolve', addDays(today, 120), 'pending', '49 CFR 370.9'],
  ]);
  expect(claim.documents.map(({ evidence }) => evidence)).toEqual(['bol', 'pod', 'commercial_invoice', 'photos']);
  const page = await app.call(claims.messages, { params: { id: claim.id }, token: shipper.token });
  expect(page.body.items).toMatchObject([{ kind: 'move', event: 'submit', side: 'shipper', to_status: 'submitted' }]);
  const history = await app.call(loads.history, { query: { load_id: claim.load.id }, token: shipper.token });
  expect(history.body.items[0]).toMatchObject({ event: 'claim_filed', details: { claim_id: claim.id } });
});

test('a draft keeps what is known, and submitting it asks for the rest at each field', async () => {
  const load_id = await delivered();
  const { status, body: draft } = await send({ load_id, type: 'cargo_claim', draft: true });
  expect(status).toBe(201);
  expect(draft).toMatchObject({ status: 'draft', version: 1, category: null, submitted_at: null });
  expect(draft.may).toEqual({ edit: 'all', message: false, actions: ['submit', 'withdraw'], statuses: [] });
  expect(draft.next_deadline).toEqual({ code: 'file', due_on: addMonths(deliveredOn, 9), overdue: false });
  const change = { params: { id: draft.id }, token: shipper.token };
  const refused = await app.call(claims.change, { ...change, body: { version: 1, action: 'submit' } });
  expect(refused.status).toBe(400);
  expect(faults(refused)).toEqual([
    'claims.missing_fields',
    'http.required category',
    'http.required supporting_text',
    'claims.amount_needed amount',
    'claims.documents_needed documents',
  ]);
  const full = await damageClaim(app, load_id);
  const { load_id: _, draft: __, ...fields } = full;
  const saved = await app.call(claims.change, { ...change, body: { version: 1, ...fields } as ClaimChange });
  expect(saved.body).toMatchObject({ status: 'draft', version: 2, amount: 1250.5 });
  const submitted = await app.call(claims.change, { ...change, body: { version: 2, action: 'submit' } });
  expect(submitted.body).toMatchObject({ status: 'submitted', version: 3 });
  const page = await app.call(claims.messages, { params: { id: draft.id }, token: shipper.token });
  expect(page.body.items.map(({ event }) => event)).toEqual(['submit']);
});

test('documents required for the kind of claim are asked for by name, in both languages', async () => {
  const claim = await valid();
  const refused = await send({ ...claim, documents: claim.documents.slice(0, 1) });
  expect(faults(refused)).toEqual([
    'claims.missing_pod documents.pod',
    'claims.missing_commercial_invoice documents.commercial_invoice',
    'claims.missing_photos documents.photos',
  ]);
  expect((refused.body as unknown as Refusal).detail[2]?.msg).toEqual({
    en: 'Attach photos of the damage.',
    es: 'Adjunte fotos del daño.',
  });
});

test('an amount may be left to be determined, when it is said how', async () => {
  const claim = await valid({ amount: null });
  expect(faults(await send(claim))).toEqual(['claims.missing_fields', 'claims.amount_needed amount']);
  const { status, body } = await send({ ...claim, amount_basis: 'The repair shop’s bill' });
  expect([status, body.amount]).toEqual([201, null]);
});

describe('an invoice inquiry', () => {
  const inquiry = async (documents: number) => {
    const load_id = await delivered();
    const ids = await Promise.all(Array.from({ length: documents }, () => makePaper(app, load_id)));
    return {
      load_id,
      type: 'invoice_inquiry',
      category: 'rate',
      reason: 'fuel',
      supporting_text: 'The fuel surcharge is not the one quoted.',
      invoice_number: 'INV 4411',
      invoice_received_on: claimDay(claimTime(app)),
      documents: ids.map((document_id, i) => ({ document_id, evidence: i === 0 ? 'freight_bill' : 'quote' })),
    };
  };

  test('needs two supporting documents; proof of payment is only suggested', async () => {
    const refused = await send(await inquiry(1));
    expect(faults(refused)).toEqual(['claims.inquiry_documents documents']);
    expect((refused.body as unknown as Refusal).detail[0]?.msg.es).toContain('al menos 2 documentos');
    const { status, body } = await send(await inquiry(2));
    expect(status).toBe(201);
    expect(body.warnings).toContain('no_proof_of_payment');
    expect(body.evidence).toMatchObject({ documents_needed: 2, required: ['freight_bill'] });
    expect(body.evidence.suggested[0]).toBe('proof_of_payment');
  });

  test('without its invoice names what is missing', async () => {
    const { invoice_number: _, invoice_received_on: __, reason: ___, ...bare } = await inquiry(2);
    expect(faults(await send(bare))).toEqual([
      'claims.missing_fields',
      'http.required reason',
      'http.required invoice_number',
      'http.required invoice_received_on',
    ]);
  });
});

describe('what contradicts itself or the load is refused in drafts too', () => {
  const today = dayInZone(billingTerms.default.time_zone, new Date());
  test.each([
    [{ category: 'rate' }, 'claims.category_not_of_type category'],
    [{ reason: 'fuel' }, 'claims.reason_not_of_category reason'],
    [{ type: 'billing_dispute', category: 'rate', reason: 'reweigh' }, 'claims.reason_not_of_category reason'],
    [{ category: null, reason: 'fuel' }, 'claims.reason_not_of_category reason'],
    [{ discovered_on: addDays(today, 1) }, 'claims.in_future discovered_on'],
    [{ invoice_received_on: addDays(today, 2) }, 'claims.in_future invoice_received_on'],
    [{ discovered_on: addDays(today, -30) }, 'claims.before_pickup discovered_on'],
    [{ delivered_on: addDays(deliveredOn, 1) }, 'claims.delivered_known delivered_on'],
    [{ amount: 0 }, 'http.too_small amount'],
    [{ amount: 1.005 }, 'http.invalid amount'],
    [{ currency: 'EUR' }, 'http.not_an_option currency'],
    [{ supporting_text: 'x'.repeat(5001) }, 'http.too_long supporting_text'],
    [{ documents: [{ document_id: 2_147_483_647, evidence: 'bol' }] }, 'claims.unknown_document documents'],
    [{ discovered_on: '2026-02-30' }, 'http.no_such_day discovered_on'],
  ])('%j', async (more, fault) => {
    const answer = await send(await valid({ documents: [], draft: true, ...more }));
    expect([answer.status, faults(answer)]).toEqual([400, [fault]]);
  });

  test('a paper of another load, of another account or for the operator alone, and one named twice', async () => {
    const claim = await valid({ draft: true });
    const foreignLoad = await makeDeliveredLoad(app, stranger.account_id);
    const papers = [
      await makePaper(app, await delivered()),
      await makePaper(app, foreignLoad),
      await makePaper(app, claim.load_id, { audience: 'operator' }),
    ];
    for (const document_id of papers) {
      const refused = await send({ ...claim, documents: [...claim.documents, { document_id }] });
      expect(faults(refused)).toEqual(['claims.unknown_document documents']);
    }
    const twice = [claim.documents[0], claim.documents[0]];
    expect(faults(await send({ ...claim, documents: twice }))).toEqual(['claims.document_twice documents']);
  });
});

describe('whether a load can be argued about', () => {
  const at = (status: LoadStatus) => makeDeliveredLoad(app, shipper.account_id, { status, actual_delivery_at: null });

  test('nothing was booked: nothing to dispute; nothing picked up: no freight to claim for', async () => {
    const quoted = await makeLoad(app.services.db, { account_id: shipper.account_id, status: 'quoted' });
    const none = await send({ load_id: quoted, type: 'billing_dispute', draft: true });
    expect([none.status, faults(none)]).toEqual([409, ['claims.not_booked']]);
    const assigned = await at('assigned');
    const early = await send({ load_id: assigned, type: 'cargo_claim', draft: true });
    expect([early.status, faults(early)]).toEqual([409, ['claims.not_picked_up']]);
    expect((await send({ load_id: assigned, type: 'service_dispute', draft: true })).status).toBe(201);
    expect((await send({ load_id: await at('in transit'), type: 'cargo_claim', draft: true })).status).toBe(201);
    expect((await send({ load_id: await at('cancelled'), type: 'billing_dispute', draft: true })).status).toBe(201);
  });

  test('the guide says so beforehand, with choices, evidence and days to file by', async () => {
    const load_id = await delivered();
    const claim = await fileClaim(app, shipper, { load_id });
    const { body } = await app.call(claims.guide, { query: { load_id }, token: shipper.token });
    expect(body).toMatchObject({ load_id, delivered_on: deliveredOn, pro_number: '0482917357' });
    expect(body.existing).toEqual([
      { id: claim.id, type: 'cargo_claim', category: 'visible_damage', status: 'submitted' },
    ]);
    const cargo = body.types.find(({ type }) => type === 'cargo_claim');
    expect(cargo?.refusal).toBeNull();
    expect(cargo?.categories).toHaveLength(13);
    expect(cargo?.categories.find(({ category }) => category === 'concealed_damage')).toMatchObject({
      required: ['bol', 'commercial_invoice', 'photos'],
      reasons: [],
      deadlines: [
        { code: 'concealed_notice', counts_from: deliveredOn },
        { code: 'file', due_on: addMonths(deliveredOn, 9) },
      ],
    });
    const billing = body.types.find(({ type }) => type === 'billing_dispute');
    expect(billing?.categories.map(({ category }) => category)).toEqual(['characteristics', 'rate', 'bill_to', 'data']);
    const early = await app.call(claims.guide, { query: { load_id: await at('assigned') }, token: shipper.token });
    expect(early.body.types.map(({ refusal }) => refusal)).toEqual(['claims.not_picked_up', null, null, null]);
  });
});

test('the same case is argued about once at a time, also when filed fifty times at once', async () => {
  const claim = await valid();
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(claim)));
  const filed = answers.filter(({ status }) => status === 201);
  expect(filed).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(new Set(refused.flatMap((one) => [one.status, ...faults(one)]))).toEqual(new Set([409, 'claims.duplicate']));
  const first = filed[0]?.body;
  expect(JSON.stringify(refused[0]?.body)).toContain(`number ${first?.id}`);
  expect((await send({ ...claim, category: 'shortage' })).status).toBe(201);
  const body = { version: first?.version ?? 0, action: 'withdraw' } as const;
  await app.call(claims.change, { params: { id: first?.id ?? 0 }, body, token: shipper.token });
  expect((await send(claim)).status).toBe(201);
});

test('a repeated request files once and answers the same', async () => {
  const claim = await valid();
  const headers = { 'idempotency-key': randomUUID() };
  const [first, second] = [await send(claim, shipper.token, headers), await send(claim, shipper.token, headers)];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
  const { body } = await app.call(claims.list, { query: { load_id: claim.load_id }, token: shipper.token });
  expect(body.total).toBe(1);
});

test('what the operator sets is 403 at its field', async () => {
  const claim = await valid({ draft: true });
  for (const field of ['status', 'representative_id', 'offer_amount', 'recovered_amount', 'decline_reason']) {
    const answer = await send({ ...claim, [field]: 1 });
    expect([answer.status, faults(answer)]).toEqual([403, [`http.forbidden ${field}`]]);
  }
});

test('another account’s load or case answers as one that does not exist', async () => {
  const claim = await fileClaim(app, shipper);
  const { token } = stranger;
  const absent = 2_147_483_647;
  const body = (answer: { body: unknown }) => (answer.body as Refusal).detail;
  const on = { version: 1, status: 'approved' as const };
  for (const [foreign, none] of [
    [await send(await valid(), token), await send({ ...(await valid({ documents: [] })), load_id: absent }, token)],
    [
      await app.call(claims.get, { params: { id: claim.id }, token }),
      await app.call(claims.get, { params: { id: absent }, token }),
    ],
    [
      await app.call(claims.change, { params: { id: claim.id }, body: on, token }),
      await app.call(claims.change, { params: { id: absent }, body: on, token }),
    ],
    [
      await app.call(claims.packet, { params: { id: claim.id }, body: {}, token }),
      await app.call(claims.packet, { params: { id: absent }, body: {}, token }),
    ],
  ] as const) {
    expect([foreign.status, none.status]).toEqual([404, 404]);
    expect(body(foreign)).toEqual(body(none));
  }
});
