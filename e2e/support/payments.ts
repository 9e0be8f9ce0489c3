import { expect, type Page } from '@playwright/test';
import type { Checkout, Invoice, InvoiceDetails } from '@portal/contract/billing/billing.ts';
import { apiOf } from './api.ts';
import { people } from './people.ts';
import { paymentsURL } from './product.ts';

type InvoiceOfLoad = Invoice & { load_id: number };

/** Open invoices of loads of the demo's shipper, the latest due first; each journey takes some that no other one takes. */
export const openInvoices = async (from: number, count: number): Promise<InvoiceOfLoad[]> => {
  const api = await apiOf(people.admin);
  const answer = await api.get('/api/stripe/billings?status=open&limit=100&sort=-due_on');
  const { items } = (await answer.json()) as { items: Invoice[] };
  // Policies are billed by journeys of their own, which would move the places of all others.
  const ofLoads = items.filter((one): one is InvoiceOfLoad => one.load_id !== null);
  const own = ofLoads.filter(({ account }) => account.id === ofLoads[0]?.account.id);
  const taken = own.slice(from, from + count);
  expect(taken).toHaveLength(count);
  return taken;
};

/** What the provider's page offers: its own words, in one language. */
const ways = {
  card: 'Pay by card 4242 4242 4242 4242',
  declined: 'Pay by card 4000 0000 0000 0002 (declined)',
  debit: 'Pay from a bank account',
} as const;

/** Presses a way to pay on the provider's page, which opens by itself. */
export const payAtProvider = async (page: Page, way: keyof typeof ways): Promise<void> => {
  await page.waitForURL(`${paymentsURL}/pay/**`);
  await page.getByRole('button', { name: ways[way], exact: true }).click();
};

/** What the bank says days later about the debit an invoice was paid by. */
export const decideDebit = async (invoice: number, outcome: 'settle' | 'fail'): Promise<void> => {
  const api = await apiOf(people.admin);
  const { checkout } = (await (await api.get(`/api/stripe/billings/${invoice}`)).json()) as InvoiceDetails;
  const session = await sessionOf(checkout);
  const answer = await fetch(`${paymentsURL}/control/stripe/sessions/${session}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome }),
  });
  expect(answer.status).toBe(204);
};

/** The provider's page of a payment, by the invoices it was made for. */
const sessionOf = async (checkout: Checkout | null): Promise<string> => {
  const ids = checkout?.invoices.map(({ id }) => id).join(',') ?? '';
  const answer = await fetch(`${paymentsURL}/control/stripe/sessions?invoice_ids=${ids}`);
  const found = (await answer.json()) as { id: string }[];
  const last = found.at(-1);
  if (!last) throw new Error('the provider has no such payment');
  return last.id;
};
