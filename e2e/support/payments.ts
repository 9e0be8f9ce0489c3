import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Checkout, InvoiceDetails, Invoice } from '@portal/contract/billing/billing.ts';
import { cents, dollars, less, sum } from '@portal/contract/values/money.ts';
import { apiOf } from './api.ts';
import { deliveredLoad } from './held-load.ts';
import { people } from './people.ts';
import { paymentsURL } from './product.ts';

/** Books that many loads and has them delivered; answers their invoices once they are billed. */
export const billedLoads = async (api: APIRequestContext, count: number): Promise<Invoice[]> => {
  await Promise.all(Array.from({ length: count }, () => deliveredLoad(api)));
  return openInvoices(api, count);
};

/** The open invoices of an account, once there are that many. */
export const openInvoices = async (api: APIRequestContext, count: number): Promise<Invoice[]> => {
  let items: Invoice[] = [];
  await expect
    .poll(
      async () => {
        const answer = await api.get('/api/stripe/billings?status=open');
        ({ items } = (await answer.json()) as { items: Invoice[] });
        return items.length;
      },
      { timeout: 30_000, intervals: [250] },
    )
    .toBe(count);
  return items;
};

/** What an account owes by the bookings of a day, read from the file for accounting software. */
export const bookedReceivable = async (account: string, day: string): Promise<number> => {
  const api = await apiOf(people.operator);
  const answer = await api.get('/api/stripe/ledger/file', { params: { from: day, to: day, software: 'quickbooks' } });
  expect(answer.status(), await answer.text()).toBe(200);
  // Debits, credits and name are a line's last cells, and an account has a name in lines about what it owes alone.
  const ofAccount = [...(await answer.text()).matchAll(/,([\d.]*),([\d.]*),([^,\r\n]+)\r?$/gm)].filter(
    ([, , , name]) => name === account,
  );
  const amounts = ofAccount.map(([, debit, credit]) => less(cents(Number(debit)), cents(Number(credit))));
  return dollars(sum(amounts));
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
export const decideDebit = async (
  api: APIRequestContext,
  invoice: number,
  outcome: 'settle' | 'fail',
): Promise<void> => {
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
