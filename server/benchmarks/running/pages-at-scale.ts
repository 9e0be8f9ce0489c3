// `node server/benchmarks/running/pages-at-scale.ts [few] [many]`: screens whose figures once grew with all rows there are.
import { openClient } from '../../src/platform/database/connection.ts';
import { tokenFor } from '../../src/testing/fixtures/make-account.ts';
import type { BenchApp } from '../bench-app.ts';
import { compareFewAndMany, printRatio } from '../few-and-many.ts';
import { fillFigures } from '../statistics/fill-figures.ts';

const few = Number(process.argv[2] ?? 20_000);
const many = Number(process.argv[3] ?? 200_000);

/** Of whom, and where. */
const calls = {
  'invoices, customer': ['customer', '/api/stripe/billings?limit=25'],
  'invoices, operator': ['operator', '/api/stripe/billings?limit=25'],
  'what waits, customer': ['customer', '/api/statistics/attention?limit=6'],
  'what waits, operator': ['operator', '/api/statistics/attention?limit=6'],
  'accounts by loads': ['operator', '/api/accounts/v2?sort=-loads&limit=25'],
  'accounts by name': ['operator', '/api/accounts/v2?limit=25'],
} as const;

type Side = { app: BenchApp; tokens: Record<'customer' | 'operator', string> };

const fill = async (app: BenchApp, size: number): Promise<Side> => {
  const customer = await app.shipper();
  const operator = await app.shipper({ role: 'platform_admin' });
  await fillFigures(app.databaseUrl, { accountIds: [customer.account_id], userId: customer.user_id }, size);
  const client = await openClient(app.databaseUrl);
  await client.query('vacuum analyze accounts').finally(() => client.end());
  return {
    app,
    tokens: { customer: await tokenFor(app, customer.user_id), operator: await tokenFor(app, operator.user_id) },
  };
};

const named = Object.fromEntries(
  Object.entries(calls).map(([name, [who, path]]) => [
    name,
    async ({ app, tokens }: Side): Promise<number> => {
      const begun = performance.now();
      const response = await fetch(`${app.url}${path}`, { headers: { authorization: `Bearer ${tokens[who]}` } });
      await response.text();
      if (response.status !== 200) throw new Error(`${name} answered ${response.status}`);
      return performance.now() - begun;
    },
  ]),
);
await compareFewAndMany({ few, many, fill }, named, printRatio);
