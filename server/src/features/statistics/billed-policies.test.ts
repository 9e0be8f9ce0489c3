import { statistics } from '@portal/contract/statistics/statistics.contract.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { expect, it } from 'vitest';
import { systemContext } from '../../platform/context.ts';
import { operatorDay } from '../../platform/settings/operator-day.ts';
import { makeInsuranceQuote } from '../../testing/fixtures/foreign/foreign-insurance.ts';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

it('counts of policies as billed what was not credited, and as owed what was not paid of it', async () => {
  const app = await sharedTestApp();
  const { db } = app.services;
  const buyer = await makeShipper(app);
  const { token } = buyer;
  const today = operatorDay(systemContext(app.services, 'test'));
  const days = { terms_days: 30, issued_on: today, due_on: addDays(today, 30) };
  const invoice = async (amounts: { credited: number; paid: number; status?: 'paid' | 'void' }) => {
    const insurance_quote_id = await makeInsuranceQuote(db, buyer);
    // Numbers of its own: files share the database.
    const number = 900_000_000 + insurance_quote_id;
    const row = { ...days, account_id: buyer.account_id, lines: '[]', quoted: 90, amount: 90, number };
    await db
      .insertInto('invoices')
      .values({ ...row, insurance_quote_id, ...amounts })
      .execute();
  };
  await invoice({ credited: 20, paid: 30 });
  await invoice({ credited: 10, paid: 80, status: 'paid' });
  await invoice({ credited: 90, paid: 0, status: 'void' });
  expect((await app.call(statistics.billing, { query: { last_n_months: '2' }, token })).body).toMatchObject({
    billed: 150,
    invoices: 2,
    paid: { amount: 110, invoices: 1 },
    open: { amount: 40, invoices: 1 },
    overdue: { amount: 0, invoices: 0 },
  });
});
