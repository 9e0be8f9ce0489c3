import { present } from '../../src/platform/database/sql-clock.ts';
import { loadDetails } from '../../src/features/loads/details/load-details.queries.ts';
import { bareRead } from './bare-server.ts';
import { withBenchApp } from '../bench-app.ts';
import { compare } from '../compare.ts';
import { fillLoads } from '../fill-loads.ts';

// One load with its stops and items through the whole stack, against a bare handler that runs the same statement.
await withBenchApp(async (app) => {
  const shipper = await app.shipper();
  await fillLoads(app.databaseUrl, { accountIds: [shipper.account_id], userId: shipper.user_id }, 10_000);
  const { rows } = await app.services.pool.query<{ id: number }>('select max(id) as id from loads');
  const id = rows[0]?.id ?? 0;
  const bare = await bareRead(app.services.pool, loadDetails, [id, [shipper.account_id], present]);
  const whole = { url: `${app.url}/api/loads/details/${id}`, headers: { authorization: `Bearer ${shipper.token}` } };
  await compare('one load with its stops', whole, { url: bare.url }, 0.7).finally(bare.close);
});
