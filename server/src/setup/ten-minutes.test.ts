import { afterAll, beforeAll } from 'vitest';
import { runWrittenCommand } from '../testing/run-command.ts';
import { startTestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { walkTenMinutes } from './ten-minutes.fixture.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

// In this process and on a database that is there; as processes in ten-minutes.fault.test.ts.
walkTenMinutes({
  sendsMail: true,
  run: (command, env) => runWrittenCommand(command, { ...env, DATABASE_URL: database.url }),
  start: (dataDir) => startTestApp({ DATA_DIR: dataDir }, { databaseUrl: database.url }),
});
