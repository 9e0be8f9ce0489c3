import { receivePayment } from '../../features/billing/by-hand/receive-payment.ts';
import { creditInvoice } from '../../features/billing/change-invoice.ts';
import { billProvenLoad } from '../../features/billing/issue-invoice.ts';
import { approveBill } from '../../features/carrier-bills/change/approve-bill.ts';
import { decideDifferences } from '../../features/carrier-bills/change/decide-differences.ts';
import { keepBill } from '../../features/carrier-bills/intake/take-bill.ts';
import { changeClaim } from '../../features/claims/change/change-claim.ts';
import { createClaim } from '../../features/claims/file/create-claim.ts';
import { writeMessage } from '../../features/claims/messages/claim-messages.ts';
import { removeInsurance } from '../../features/insurance/buy/cancel-insurance.ts';
import { certifyInsurance } from '../../features/insurance/buy/certify-insurance.ts';
import { issueCertificates } from '../../features/insurance/buy/issue-certificate.ts';
import { refusePolicy } from '../../features/insurance/buy/refuse-policy.ts';
import { findQuote } from '../../features/insurance/insurance.queries.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { Verb } from './price-verbs.ts';
import { operatorDay } from '../../platform/settings/operator-day.ts';

type OnLoad = 'claims' | 'invoices' | 'carrier_bills';

/** The latest row of a table that points to the load; a refusal where there is none. */
const latest = async (db: Database, table: OnLoad, loadId: number): Promise<{ id: number; version: number }> => {
  const row = await db
    .selectFrom(table)
    .select(['id', 'version'])
    .where('load_id', '=', loadId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
};

/** The cover that was bought with the load. */
const coverOf = async (db: Database, loadId: number) => {
  const bought = await db
    .selectFrom('insurance_quotes')
    .select('id')
    .where('load_id', '=', loadId)
    .where('is_of_load', '=', true)
    .executeTakeFirst();
  const row = bought && (await findQuote(db, 'all', bought.id));
  if (!row) throw notFound();
  return row;
};

export const bill: Verb = {
  name: 'the load is billed',
  run: ({ system }, { id }) => billProvenLoad.run(system, { load_id: id } as never),
};

export const takeBill: Verb = {
  name: 'a carrier’s bill is taken',
  run: async ({ operator }, { id }) => {
    const booked = await operator.db
      .selectFrom('loads')
      .innerJoin('carriers', 'carriers.id', 'loads.carrier_id')
      .select(['carriers.scac', 'loads.bol_number'])
      .where('loads.id', '=', id)
      .executeTakeFirst();
    if (!booked) throw notFound();
    await keepBill(
      operator,
      {
        scac: booked.scac,
        number: `L-${id}`,
        purpose: 'original',
        billed_on: operatorDay(operator),
        pro_number: '',
        bol_number: booked.bol_number ?? '',
        weight_lb: 1300,
        freight_class: '',
        lines: [{ code: 'BASE', description: '', amount: 900 }],
      },
      'form',
    );
  },
};

export const fileClaim: Verb = {
  name: 'file a claim',
  run: ({ shipper }, { id, papers }) =>
    createClaim(shipper, {
      load_id: id,
      type: 'cargo_claim',
      category: 'visible_damage',
      reason: null,
      supporting_text: 'Two pallets were crushed.',
      amount: 500,
      amount_basis: '',
      currency: 'USD',
      discovered_on: operatorDay(shipper),
      delivered_on: null,
      invoice_number: '',
      invoice_received_on: null,
      documents: (['bol', 'pod', 'commercial_invoice', 'photos'] as const).map((evidence, i) => ({
        document_id: papers[i] ?? 0,
        evidence,
      })),
      draft: false,
    }),
};

/** What happens to the money of a load, its insurance and its claims. */
export const moneyVerbs: readonly Verb[] = [
  bill,
  takeBill,
  {
    name: 'agree to the carrier’s bill',
    run: async ({ operator }, { id }) => {
      const { id: billId, version } = await latest(operator.db, 'carrier_bills', id);
      const known = await operator.db
        .selectFrom('carrier_bill_differences')
        .select('id')
        .where('bill_id', '=', billId)
        .execute();
      await decideDifferences(operator, billId, {
        version,
        differences: known.map((one) => ({ id: one.id, decision: 'agreed' as const, passes_on: true })),
      });
      const { version: next } = await latest(operator.db, 'carrier_bills', id);
      await approveBill(operator, billId, { version: next });
    },
  },
  {
    name: 'a check comes in',
    run: async ({ operator }, { id }) => {
      const invoice = await latest(operator.db, 'invoices', id);
      await receivePayment(operator, {
        billing_ids: [invoice.id],
        method: 'check',
        reference: '1042',
        amount: 100,
        received_on: operatorDay(operator),
        note: '',
        repeat: false,
      });
    },
  },
  {
    name: 'credit the invoice',
    run: async ({ operator }, { id }) => {
      const invoice = await latest(operator.db, 'invoices', id);
      await creditInvoice(operator, invoice.id, { amount: 20, reason: 'goodwill', note: '' });
    },
  },
  fileClaim,
  {
    name: 'write to the claim',
    run: async ({ operator }, { id }) =>
      writeMessage(operator, (await latest(operator.db, 'claims', id)).id, { text: 'We are looking into it.' }),
  },
  {
    name: 'withdraw the claim',
    run: async ({ shipper }, { id }) => {
      const claim = await latest(shipper.db, 'claims', id);
      await changeClaim(shipper, claim.id, { version: claim.version, action: 'withdraw', note: 'Found' });
    },
  },
  {
    name: 'buy insurance apart',
    run: ({ shipper }, { cover }) =>
      certifyInsurance(shipper, cover, { version: 1, offer: 'set', terms_accepted: true } as never),
  },
  {
    name: 'delete an insurance quote',
    run: ({ shipper }, { cover }) => removeInsurance(shipper, cover, { reason: 'bought_in_error' }),
  },
  {
    name: 'the policy is issued',
    run: async ({ system }, { id }) =>
      issueCertificates.run(system, { quote_id: (await coverOf(system.db, id)).id } as never),
  },
  {
    name: 'the insurer refuses the policy',
    run: async ({ system }, { id }) => refusePolicy(system, await coverOf(system.db, id), 'Not these goods'),
  },
];
