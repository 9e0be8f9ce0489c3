import { billing } from '@portal/contract/billing/billing.contract.ts';
import { onlinePayments } from '@portal/contract/billing/online-payments.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import {
  booksOf,
  buyPolicy,
  cancelPolicy,
  certifyPolicy,
  policyInForce,
  readPolicy,
} from '../../../testing/fixtures/money/bought-policy.ts';
import { makeInsuranceQuote } from '../../../testing/fixtures/foreign/foreign-insurance.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { patient, type PayingApp, startPayingApp } from '../../../testing/fixtures/money/paying-app.ts';
import { textsOf } from '../../../testing/read-pdf.ts';
import { updateQuote } from '../../insurance/insurance.queries.ts';
import { watchWithdrawn } from './give-back.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';

let paying: PayingApp;
let shipper: Shipper;

beforeAll(async () => {
  paying = await startPayingApp();
});
beforeEach(async () => {
  shipper = await makeShipper(paying.app);
});
afterAll(() => paying.stop());

const db = () => paying.app.services.db;

const certify = (id: number, offer?: string) => certifyPolicy(paying, shipper, id, offer);
const policyOf = (id: number) => readPolicy(paying, shipper, id);
const inForce = (id: number) => policyInForce(paying, shipper, id);
const bought = () => buyPolicy(paying, shipper);
const cancel = (id: number) => cancelPolicy(paying, shipper, id);
const books = () => booksOf(db(), shipper.account_id);

const listed = async (query: object = {}) =>
  (await paying.app.call(billing.list, { token: shipper.token, query })).body;

const statement = async () => (await paying.app.call(billing.statement, { token: shipper.token, query: {} })).body;

const creditNotes = (invoice_id: number) =>
  db()
    .selectFrom('credit_notes')
    .select(['amount', 'reason'])
    .where('invoice_id', '=', invoice_id)
    .orderBy('id')
    .execute();

describe('a policy bought by itself', () => {
  it('is billed once it is bound: number, books, hub, statement and mail', async () => {
    await db()
      .updateTable('accounts')
      .set({ accounting_email: `ap-${shipper.account_id}@policy.test`, credit_days: 15 })
      .where('id', '=', shipper.account_id)
      .execute();
    const { id, policy, invoice } = await bought();
    const number = policy.certificate?.number ?? '';
    const { items, owed } = await listed();
    expect(owed).toBe(35);
    expect(items).toMatchObject([
      {
        id: invoice,
        number: policy.invoice?.number,
        status: 'open',
        load_id: null,
        mode: null,
        policy: { id, number, commodity: 'Pumps' },
        origin: { city: 'Phoenix', state: 'AZ' },
        destination: { city: 'Charlotte', state: 'NC' },
        amount: 35,
        balance: 35,
      },
    ]);
    expect(await books()).toEqual({ receivable: 35, premiums_payable: -35 });
    for (const search of [number, 'Pumps', 'Charlotte', String(policy.invoice?.number)]) {
      expect((await listed({ search })).total).toBe(1);
    }
    expect((await listed({ search: 'AC-0000' })).total).toBe(0);
    expect(await statement()).toMatchObject({
      closing: 35,
      credit_used: 35,
      movements: [{ kind: 'invoice', policy: { id, number }, load_id: null, amount: 35 }],
    });
    const details = await paying.invoice(shipper, invoice);
    expect(details).toMatchObject({
      terms_days: 15,
      lines: [{ code: 'CARGO_INSURANCE', amount: 35 }],
      carrier_name: '',
    });
    const [mail] = await paying.mails.to(`ap-${shipper.account_id}@policy.test`);
    expect(mail?.subject).toBe(`Invoice ${policy.invoice?.number} for certificate ${number}`);
    expect(mail?.attachments?.[0]?.filename).toBe(`Invoice-${policy.invoice?.number}.pdf`);
  });

  it('has its invoice as PDF in both languages, and as a line of the statement’s file', async () => {
    const { invoice, policy } = await bought();
    const headers = { authorization: `Bearer ${shipper.token}` };
    for (const [language, title] of [
      ['en', 'Invoice'],
      ['es', 'Factura'],
    ] as const) {
      const answer = await fetch(`${paying.app.url}/api/stripe/billings/${invoice}/pdf?language=${language}`, {
        headers,
      });
      const text = (await textsOf(new Uint8Array(await answer.arrayBuffer()))).join(' ');
      expect(text).toContain(`${title} ${policy.invoice?.number}`);
      expect(text).toContain(policy.certificate?.number);
      expect(text).toContain('$35.00');
    }
    const file = await fetch(`${paying.app.url}/api/accounts/get-statement/file?format=csv&language=es`, { headers });
    expect(await file.text()).toContain(`Certificado ${policy.certificate?.number}, de Phoenix a Charlotte`);
  });

  it('is nobody else’s, and has no margin of a load', async () => {
    const { invoice } = await bought();
    const stranger = await makeShipper(paying.app);
    const params = { id: invoice };
    const { token } = stranger;
    const body = { billing_ids: [invoice] };
    expect((await paying.app.call(billing.get, { params, token })).status).toBe(404);
    expect((await paying.app.call(billing.pdf, { params, query: {}, token })).status).toBe(404);
    expect((await paying.app.call(onlinePayments.payBillings, { body, token })).status).toBe(404);
    expect((await paying.app.call(billing.margin, { params, token: paying.operator.token })).status).toBe(404);
  });

  it('is not billed where it is free', async () => {
    await db().updateTable('accounts').set({ loyalty_insurance: true }).where('id', '=', shipper.account_id).execute();
    const id = await makeInsuranceQuote(db(), shipper);
    const { offers } = await policyOf(id);
    const free = JSON.stringify([{ ...offers[0], code: 'free', premium: 0, total: 0 }]);
    await updateQuote(db(), id, { offers: free, version: 0 });
    await db().updateTable('insurance_quotes').set({ version: 1 }).where('id', '=', id).execute();
    expect((await certify(id, 'free')).status).toBe(200);
    expect((await inForce(id)).invoice).toBeNull();
    expect((await listed()).total).toBe(0);
  });

  it('keeps to the credit limit, with two bought at once', async () => {
    await db().updateTable('accounts').set({ credit_limit: 50 }).where('id', '=', shipper.account_id).execute();
    const ids = [await makeInsuranceQuote(db(), shipper), await makeInsuranceQuote(db(), shipper)];
    const answers = await Promise.all(ids.map((id) => certify(id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.map(refusalOf).filter(Boolean)).toEqual(['billing.credit_limit_policy']);
    await vi.waitFor(async () => expect((await listed()).owed).toBe(35), patient);
    const refused = ids.find((_, at) => answers[at]?.status === 409) ?? 0;
    expect(refusalOf(await certify(refused))).toBe('billing.credit_limit_policy');
    expect((await policyOf(refused)).status).toBe('quoted');
  });
});

describe('a cancelled policy', () => {
  it('has its invoice credited in the same moment', async () => {
    const { id, invoice } = await bought();
    expect((await cancel(id)).status).toBe(200);
    expect(await paying.invoice(shipper, invoice)).toMatchObject({ status: 'void', credited: 35, balance: 0 });
    expect(await creditNotes(invoice)).toMatchObject([{ amount: 35, reason: 'insurance_cancelled' }]);
    expect(await books()).toEqual({});
    expect((await statement()).closing).toBe(0);
    const again = await paying.app.call(onlinePayments.payBillings, {
      body: { billing_ids: [invoice] },
      token: shipper.token,
    });
    expect(again.status).toBe(409);
  });

  it('has what was paid online sent back', async () => {
    const { id, invoice } = await bought();
    await paying.press((await paying.begin(shipper, [invoice])).url, 'card');
    await paying.becomes(shipper, invoice, 'paid');
    expect((await cancel(id)).status).toBe(200);
    await paying.becomes(shipper, invoice, 'refunded');
    const { refunds } = await paying.invoice(shipper, invoice);
    expect(refunds).toMatchObject([{ amount: 35, status: 'done', reason: 'insurance_cancelled' }]);
    expect(await books()).toEqual({});
  });

  it('has a payment that was under way sent back once it comes, and credited where it does not', async () => {
    const [paid, left] = [await bought(), await bought()];
    const first = await paying.begin(shipper, [paid.invoice]);
    const second = await paying.begin(shipper, [left.invoice]);
    for (const { id } of [paid, left]) expect((await cancel(id)).status).toBe(200);
    expect((await paying.invoice(shipper, paid.invoice)).status).toBe('payment_processing');
    await paying.press(first.url, 'card');
    await paying.becomes(shipper, paid.invoice, 'refunded');
    await paying.app.call(onlinePayments.giveUp, { params: { id: second.checkout.id }, token: shipper.token });
    expect(await paying.invoice(shipper, left.invoice)).toMatchObject({ status: 'void', credited: 35 });
    expect(await books()).toEqual({});
  });

  it('owes nothing in the end, however its cancellation and its payment race', async () => {
    const rounds = await Promise.all(Array.from({ length: 6 }, () => bought()));
    const pay = async (invoice: number): Promise<void> => {
      const { status, body } = await paying.app.call(onlinePayments.payBillings, {
        body: { billing_ids: [invoice] },
        token: shipper.token,
      });
      if (status === 201) await paying.press(body.url, 'card');
    };
    const answers = await Promise.all(
      rounds.flatMap(({ id, invoice }, at) =>
        at % 2 === 0 ? [cancel(id), pay(invoice)] : [pay(invoice), cancel(id), cancel(id)],
      ),
    );
    expect(answers.filter((answer) => answer && answer.status === 200)).toHaveLength(rounds.length);
    await vi.waitFor(async () => {
      await watchWithdrawn.run(systemContext(paying.app.services, 'test'));
      for (const { invoice } of rounds) {
        expect(['void', 'refunded']).toContain((await paying.invoice(shipper, invoice)).status);
      }
    }, patient);
    for (const { invoice } of rounds) {
      expect((await creditNotes(invoice)).map(({ amount }) => amount)).toEqual([35]);
    }
    expect(await books()).toEqual({});
  });
});
