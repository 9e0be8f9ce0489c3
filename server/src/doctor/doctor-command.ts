import { type Config, loadConfig } from '../platform/config.ts';
import { type Database, openDatabase, openPool } from '../platform/database/database.ts';
import { reachDatabase } from '../platform/database/reach-database.ts';
import { examineAdmins, examineFiles, examineSecrets } from './examine-contents.ts';
import { examineDatabase, examinePooler } from './examine-database.ts';
import { examineDisk } from './examine-disk.ts';
import { examinePartners, examinePayments, examineWebhooks } from './examine-partners.ts';
import { examineAddress, examineJobs, examineMail, examineRouting, examineStorage } from './examine-services.ts';
import { examineSafety } from './examine-safety.ts';
import { examineSetup } from './examine-setup.ts';
import { examineZones } from './examine-zones.ts';
import { examineMessages, examineWires } from './examine-wires.ts';
import { describeFindings, failed, type Finding, ok, reasonOf } from './finding.ts';

const databaseAdvice = 'postgres.log in DATA_DIR says why the private database does not start.';

/** What can only be said with a database that answers and has its tables. */
const examineWithDatabase = async (db: Database, config: Config): Promise<Finding[]> => [
  ...(await examineJobs(db)),
  ...(await examineWires(db, config)),
  ...(await examineMessages(db)),
  ...(await examinePartners(db, config)),
  await examineWebhooks(db),
  await examineSecrets(db, config),
  await examineAdmins(db),
  ...(await examineSetup(db, config)),
  await examineZones(db),
];

async function examineDatabaseAndWhatNeedsIt(config: Config): Promise<Finding[]> {
  const database = await reachDatabase(config).catch((error: unknown) => reasonOf(error));
  if (typeof database === 'string')
    return [failed('database', database, databaseAdvice), await examineStorage(config, null)];
  try {
    const findings = await examineDatabase(database.url, config);
    const isUsable =
      findings.some(({ subject }) => subject === 'schema') && !findings.some(({ state }) => state === 'failed');
    if (!isUsable) return [...findings, await examineStorage(config, null)];
    const pool = openPool(database.url, 1);
    const db = openDatabase(pool);
    try {
      const storage = await examineStorage(config, db);
      const files = storage.state === 'failed' ? [] : [await examineFiles(db, config)];
      const more = await examineWithDatabase(db, config).catch((error: unknown) => [
        failed('tables', reasonOf(error), 'Start the portal once: it makes its tables.'),
      ]);
      return [...findings, storage, ...files, ...more];
    } finally {
      await pool.end();
    }
  } finally {
    await database.stop();
  }
}

/** Tries every service the portal of this configuration needs. */
export async function examine(config: Config): Promise<Finding[]> {
  const groups = await Promise.all([
    examineDatabaseAndWhatNeedsIt(config),
    examinePooler(config),
    examineMail(config),
    examinePayments(config),
    examineRouting(config),
    examineAddress(config),
    examineDisk(config.dataDir),
  ]);
  return [ok('configuration', 'every setting can be read'), ...examineSafety(config), ...groups.flat()];
}

function configOrFinding(env: NodeJS.ProcessEnv): Config | Finding {
  try {
    return loadConfig(env);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return failed('configuration', message, 'docs/operations.md explains each setting.');
  }
}

/** Prints what was found, as text or as JSON; the process ends with 1 where something failed. */
export async function doctorCommand(env: NodeJS.ProcessEnv, asJson: boolean): Promise<void> {
  const config = configOrFinding(env);
  const findings = 'state' in config ? [config] : await examine(config);
  const isWell = findings.every(({ state }) => state !== 'failed');
  if (asJson) console.log(JSON.stringify({ is_well: isWell, findings }, null, 2));
  else for (const line of describeFindings(findings)) console.log(line);
  if (!isWell) process.exitCode = 1;
}
