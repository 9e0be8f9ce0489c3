import { LoadFilters } from '@portal/contract/loads/loads.contract.ts';
import { listStatement } from '../../src/features/loads/list/list-loads.queries.ts';
import { bareRead } from './bare-server.ts';
import { withBenchApp } from '../bench-app.ts';
import { compare } from '../compare.ts';
import { fillLoads } from '../fill-loads.ts';

const pages = ['sort=-id', 'group=delivered&mode=ltl&sort=-pickup_date', 'mode=ltl&carrier_id=3&sort=price'];

// 25 of 100,000 loads through the whole stack, against a bare handler that runs the same statement.
await withBenchApp(async (app) => {
  const shipper = await app.shipper();
  const others = await Promise.all([app.shipper(), app.shipper()]);
  const accountIds = [shipper, ...others].map(({ account_id }) => account_id);
  await fillLoads(app.databaseUrl, { accountIds, userId: shipper.user_id }, 100_000);
  for (const query of pages) {
    const filters = LoadFilters.parse(Object.fromEntries(new URLSearchParams(query)));
    const { text, values } = listStatement({ ...filters, skip: 0, limit: 25 }, { accountIds: [shipper.account_id] });
    const bare = await bareRead(app.services.pool, text, values);
    const whole = { url: `${app.url}/api/loads?${query}`, headers: { authorization: `Bearer ${shipper.token}` } };
    await compare(`list page, ${query}`, whole, { url: bare.url }, 0.8).finally(bare.close);
  }
});
