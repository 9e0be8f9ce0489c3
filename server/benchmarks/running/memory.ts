import { startApp } from '../../src/app.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { makeShipper } from '../../src/testing/fixtures/make-account.ts';
import { openBenchDatabase } from '../bench-app.ts';
import { throughput } from '../compare.ts';
import { fillLoads } from '../fill-loads.ts';
import { spawnServer } from './spawn-server.ts';

/** A signed-in customer with loads; the token is signed with the data directory's secret, so the next server takes it. */
const prepare = async (database: { url: string; dataDir: string }): Promise<string> => {
  const config = loadConfig({ NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'error', DATA_DIR: database.dataDir });
  const app = await startApp(config, { databaseUrl: database.url });
  const { account_id, user_id, token } = await makeShipper(app);
  await fillLoads(database.url, { accountIds: [account_id], userId: user_id }, 20_000);
  await app.close();
  return token;
};

// What the server's process holds after it has answered lists and details as fast as it can.
const database = await openBenchDatabase();
try {
  const token = await prepare(database);
  const server = await spawnServer(database.url, database.dataDir);
  const atRest = server.memory();
  const headers = { authorization: `Bearer ${token}` };
  for (const path of ['/api/loads', '/api/loads?mode=ltl&sort=price&limit=100', '/api/loads/details/120000']) {
    await throughput({ url: server.url + path, headers }, 8);
  }
  const afterwards = server.memory();
  console.log(
    `server memory: ${afterwards.toFixed(0)} MB after the load (wanted 200 MB or less), ${atRest.toFixed(0)} MB before`,
  );
  await server.stop();
} finally {
  await database.close();
}
