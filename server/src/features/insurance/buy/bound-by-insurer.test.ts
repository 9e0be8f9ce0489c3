import { insurance } from '@portal/contract/insurance/insurance.contract.ts';
import { type InsurerSimulator, startInsurerSimulator } from '@portal/simulators/insurer/insurer-simulator.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insurerOf } from '../../../integrations/insurer/http-insurer.ts';
import type { InsurerPort, PolicyRequest } from '../../../integrations/insurer/insurer-port.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makePaper } from '../../../testing/fixtures/filed-claim.ts';
import { makeInsuranceQuote, makeInsuredClaim } from '../../../testing/fixtures/foreign/foreign-insurance.ts';
import { systemContext } from '../../../platform/context.ts';
import { claimPurchase, findQuote, releasePurchase } from '../insurance.queries.ts';
import { watchLosses } from '../losses/send-loss.ts';
import { bindPolicy } from './bind-policy.ts';
import { cancelAtInsurer, secondsInFlight } from './cancel-at-insurer.ts';

let simulator: InsurerSimulator;
let app: TestApp;
let shipper: Shipper;

beforeAll(async () => {
  simulator = await startInsurerSimulator();
  app = await startTestApp({ INSURER_URL: simulator.url, INSURER_KEY: simulator.key });
  shipper = await makeShipper(app);
});
beforeEach(() => simulator.setFault(null));
afterAll(async () => {
  await app.stop();
  await simulator.close();
});

const patient = { timeout: 60_000, interval: 50 };

const rowOf = (id: number) =>
  app.services.db.selectFrom('insurance_quotes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** What the insurer has of a purchase, by the portal's key of it. */
const boundFor = async (id: number) => {
  const { purchase_token } = await rowOf(id);
  return simulator.certificates().filter(({ freightId }) => freightId === purchase_token);
};

const buy = async (): Promise<number> => {
  const id = await makeInsuranceQuote(app.services.db, shipper);
  const body = { version: 1, offer: 'set' as const, terms_accepted: true as const };
  const { status } = await app.call(insurance.certify, { token: shipper.token, params: { id }, body });
  expect(status).toBe(200);
  return id;
};

const becomes = (id: number, wanted: string) =>
  vi.waitFor(async () => expect((await rowOf(id)).status).toBe(wanted), patient);

describe('a policy of the operator’s insurer', () => {
  it('carries the insurer’s number, and is cancelled there with its code', async () => {
    const id = await buy();
    await becomes(id, 'in_force');
    const [bound] = await boundFor(id);
    expect(await rowOf(id)).toMatchObject({
      certificate_number: bound?.certificateNumber,
      insurer_premium: expect.any(Number),
    });
    const query = { reason: 'value_changed' as const };
    await app.call(insurance.remove, { token: shipper.token, params: { id }, query });
    await vi.waitFor(
      async () => expect(await boundFor(id)).toMatchObject([{ status: 'CANCELLED', reason: 'CANVAL' }]),
      patient,
    );
  });

  it('is bound once when the answer to its purchase is lost', async () => {
    simulator.setFault('lost_answer');
    const id = await buy();
    await vi.waitFor(async () => expect(await boundFor(id)).toHaveLength(1), patient);
    simulator.setFault(null);
    await becomes(id, 'in_force');
    expect(await boundFor(id)).toMatchObject([{ certificateNumber: (await rowOf(id)).certificate_number }]);
  });

  it('is bought by one server at a time, and by the next where that one has stopped', async () => {
    const { db } = app.services;
    // What it is asked first has no answer: its own job does not come as far.
    simulator.setFault('down');
    const id = await buy();
    const taken = await Promise.all(Array.from({ length: 5 }, () => claimPurchase(db, id, secondsInFlight)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    await app.services.pool.query(
      'update insurance_quotes set asked_at = asked_at - make_interval(secs => $2) where id = $1',
      [id, secondsInFlight],
    );
    expect(await claimPurchase(db, id, secondsInFlight)).toBe(true);
    await releasePurchase(db, id);
  });

  it('waits for an insurer that is down or talks nonsense', async () => {
    for (const fault of ['down', 'nonsense'] as const) {
      simulator.setFault(fault);
      const id = await buy();
      const tried = async () => {
        const { rows } = await app.services.pool.query(
          "select last_error from graphile_worker.jobs where key = $1 and last_error like '%policy not quoted%'",
          [`insurance.issue-certificate:${id}`],
        );
        return rows.length;
      };
      await vi.waitFor(async () => expect(await tried()).toBe(1), patient);
      expect([(await rowOf(id)).status, await boundFor(id)]).toEqual(['issuing', []]);
      simulator.setFault(null);
      await becomes(id, 'in_force');
    }
  });

  it('is not taken for cancelled as long as the insurer does not say what it has', async () => {
    const id = await buy();
    await becomes(id, 'in_force');
    const { purchase_token } = await rowOf(id);
    simulator.setFault('down');
    const cancelled = cancelAtInsurer.run(systemContext(app.services, 'test'), {
      quote_id: id,
      purchase_token,
    } as never);
    await expect(cancelled).rejects.toThrow('policy not found out');
  });

  it.each([
    [
      'bound',
      { kind: 'bound', certificate_number: 'LS-7' },
      { kind: 'bound', certificate_number: 'LS-7', premium: null },
    ],
    ['cancelled', { kind: 'cancelled' }, { kind: 'refused', why: 'cancelled at the insurer' }],
  ] as const)('is not bought again where it was asked for and is %s there', async (_, state, binding) => {
    // Its own job does not come as far.
    simulator.setFault('down');
    const row = await findQuote(app.services.db, 'all', await buy());
    if (!row) throw new Error('it was just bought');
    const refuse = () => Promise.reject(new Error('bought again'));
    const insurer = { find: () => Promise.resolve(state), quote: refuse, purchase: refuse } as unknown as InsurerPort;
    const asked = { ...row, asked_at: new Date().toISOString() };
    expect(await bindPolicy(systemContext(app.services, 'test'), insurer, asked)).toEqual(binding);
  });

  it('ends where the insurer refuses it, and says so', async () => {
    simulator.setFault('refuse');
    const id = await buy();
    await becomes(id, 'cancelled');
    expect(await rowOf(id)).toMatchObject({ cancel_reason: 'insurer_refused', certificate_number: null });
    expect(await boundFor(id)).toEqual([]);
  });
});

describe('the insurer’s interface', () => {
  const end = { city: 'Laredo', state: 'TX', zip_code: '78045', country: 'US' as const };
  const policy = (key: string): PolicyRequest => ({
    key,
    insured: { ...end, name: 'Altamira', email: 'a@altamira.test', address: '8602 Mines Rd' },
    goods: 'Pumps',
    is_used: false,
    insured_value: 48_000,
    conveyance: 'several',
    marks: '',
    reference: '',
    from: end,
    to: { ...end, country: 'MX', zip_code: '64000' },
    departs_on: '2090-01-02',
    delivered_by: '2090-01-09',
  });
  const port = (): InsurerPort => {
    const insurer = insurerOf(app.services);
    if (!insurer) throw new Error('an insurer is configured');
    return insurer;
  };
  const quoted = async (key: string) => {
    const quote = await port().quote(policy(key));
    if (quote.kind !== 'offered') throw new Error(quote.why);
    return quote;
  };

  it('quotes, binds by a token once, finds and cancels', async () => {
    const { quote_token, premium } = await quoted('one');
    // Premium, fee and tax.
    expect(premium).toBe(56.45);
    expect(await port().find('one')).toEqual({ kind: 'none' });
    const bound = await port().purchase(quote_token, 'a@altamira.test');
    expect(bound).toMatchObject({ kind: 'bound', certificate_number: expect.stringMatching(/^LS-/) });
    expect(await port().find('one')).toEqual(bound);
    expect(await port().purchase(quote_token, 'a@altamira.test')).toMatchObject({ kind: 'refused' });
    const number = bound.kind === 'bound' ? bound.certificate_number : '';
    expect(await port().cancel(number, 'cheaper_found', '')).toEqual({ kind: 'cancelled' });
    expect(await port().find('one')).toEqual({ kind: 'cancelled' });
    expect(await port().cancel('LS-999999', 'other', 'x')).toMatchObject({ kind: 'refused' });
  });

  it('says what is not known as such', async () => {
    const { quote_token } = await quoted('two');
    simulator.setFault('lost_answer');
    expect(await port().purchase(quote_token, 'a@altamira.test')).toMatchObject({ kind: 'unclear' });
    simulator.setFault('nonsense');
    expect(await port().find('two')).toMatchObject({ kind: 'unclear' });
    expect(await port().cancel('LS-000001', 'other', '')).toMatchObject({ kind: 'unclear' });
    simulator.setFault('expired');
    const late = await quoted('three');
    const refused = await port().purchase(late.quote_token, 'a@altamira.test');
    expect(refused).toMatchObject({ kind: 'refused', why: expect.stringMatching(/^QUOTE_EXPIRED/) });
  });
});

describe('a claim reported to the insurer', () => {
  /** A claim about a load whose policy the insurer has bound. */
  const boundClaim = async () => {
    const { id, load_id } = await makeInsuredClaim(app, shipper);
    const policy = await buy();
    await becomes(policy, 'in_force');
    const { db } = app.services;
    await db.updateTable('insurance_quotes').set({ status: 'cancelled' }).where('load_id', '=', load_id).execute();
    await db.updateTable('insurance_quotes').set({ load_id }).where('id', '=', policy).execute();
    const document_id = await makePaper(app, load_id);
    const paper = { claim_id: id, document_id, evidence: 'photos' as const, added_by: shipper.user_id };
    await db.insertInto('claim_documents').values(paper).execute();
    return { id, document_id };
  };
  const reportOf = async (id: number) =>
    (await app.call(insurance.claimInsurance, { params: { id }, token: shipper.token })).body.report;
  const report = async (id: number) =>
    expect((await app.call(insurance.reportLoss, { params: { id }, token: shipper.token })).status).toBe(201);
  const lossOf = async (id: number) => {
    const { report_token } = await app.services.db
      .selectFrom('insurance_losses')
      .select('report_token')
      .where('claim_id', '=', id)
      .executeTakeFirstOrThrow();
    return simulator.losses().filter(({ externalId }) => externalId === report_token);
  };

  it('opens one case there with its papers, and follows it to the money', async () => {
    const { id, document_id } = await boundClaim();
    await report(id);
    await vi.waitFor(
      async () => expect((await reportOf(id))?.papers).toMatchObject([{ document_id, sent_at: expect.any(String) }]),
      patient,
    );
    const [loss] = await lossOf(id);
    expect(loss?.papers).toMatchObject([{ documentId: String(document_id) }]);
    if (loss) Object.assign(loss, { status: 'PAID', paidAmount: 450, note: 'Less the deductible' });
    await watchLosses.run(systemContext(app.services, 'test'));
    await vi.waitFor(async () => expect((await reportOf(id))?.status).toBe('paid'), patient);
    const found = await reportOf(id);
    expect(found).toMatchObject({ channel: 'api', insurer_reference: loss?.claimNumber, paid_amount: 450 });
    expect(found?.entries.map(({ status, by }) => [status, by === null])).toEqual([
      ['paid', true],
      ['reported', true],
      ['sending', false],
    ]);
  });

  it('opens no second one where the answer is lost', async () => {
    const { id } = await boundClaim();
    simulator.setFault('lost_answer');
    await report(id);
    await vi.waitFor(async () => expect(await lossOf(id)).toHaveLength(1), patient);
    simulator.setFault(null);
    await vi.waitFor(async () => expect((await reportOf(id))?.status).toBe('reported'), patient);
    expect(await lossOf(id)).toHaveLength(1);
  });
});
