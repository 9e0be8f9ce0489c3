import type { Logger } from 'pino';
import { migrate } from './platform/database/migrate.ts';
import { DEMO_PASSWORD, demoSignIns } from './seed/data/demo-sign-ins.ts';
import { type DemoSeeding, seedDemoApart } from './seed/demo/seed-demo-apart.ts';
import { type Config, loadConfig } from './platform/config.ts';
import { databaseTrouble } from './platform/database/database-trouble.ts';
import { usePooler } from './platform/database/transaction-pooler.ts';
import { startEmbeddedDatabase } from './platform/database/embedded-database.ts';
import { makeLog } from './platform/log.ts';
import { spawnSimulators } from './spawn-simulators.ts';

/** How to undo what was started, newest first. What is still starting is waited for and then stopped. */
type Cleanup = { name: string; run(): Promise<void> }[];

/** What ending the process takes. `limitMs`: it ends then at the latest. */
type Ending = { cleanup: Cleanup; log: Logger; limitMs: number };

/** Beside the time in which a balancer learns that this instance is leaving. */
const STOP_LIMIT_MS = 19_000;

const noDemo: DemoSeeding = { isNew: Promise.resolve(false) };

/** Whether this runs from its sources and not from the few files they are joined to. */
const isSource = import.meta.filename.endsWith('.ts');

/**
 * The whole product in one process: database, migrations, demo, simulators, application.
 * Resolves when it answers; from then on it ends by SIGINT or SIGTERM (exit 0) or by a fault nobody caught (exit 1).
 * `webBuilt` is waited for before the first page can be asked for.
 */
export async function runServer({ webBuilt = Promise.resolve() }: { webBuilt?: Promise<void> } = {}): Promise<void> {
  const config = configOrExit();
  const log = makeLog(config);
  const cleanup: Cleanup = [];
  const ending: Ending = { cleanup, log, limitMs: config.drainMs + STOP_LIMIT_MS };
  endOnSignals(ending);
  try {
    const { startApp, parts, simulators } = await startParts(config, ending, webBuilt);
    const app = await startApp(config, parts);
    cleanup.unshift({ name: 'application', run: app.close });
    await simulators?.introduce(app.url);
    console.log(`ready ${app.url}`);
    if (config.demo) printSignIns();
    if (simulators && !config.smtpUrl) console.log(`Mails that the portal sends: ${simulators.mailbox.url}`);
  } catch (error) {
    log.fatal(error, 'the server could not start');
    await end(ending, 1);
  }
}

function printSignIns() {
  const lines = demoSignIns.map(({ email, role, account }) => `  ${email.padEnd(22)}${role.padEnd(16)}${account}`);
  console.log(`Sign in with the password ${DEMO_PASSWORD} as\n${lines.join('\n')}`);
}

function configOrExit(): Config {
  try {
    return loadConfig(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** The application and what it stands on. The simulators start, and the web is built, while the database starts. */
async function startParts(config: Config, ending: Ending, webBuilt: Promise<void>) {
  const starting = startDatabase(config, ending);
  const others = Promise.all([config.simulators ? startSimulators(config, ending) : undefined, webBuilt]);
  // Reading two thousand sources keeps this process from everything else: the database, which on a first start has
  // long to go in processes of its own, is sent on its way before.
  if (isSource) await starting;
  const [{ startApp }, { url: databaseUrl, demo }] = await Promise.all([import('./app.ts'), starting]);
  const [[simulators], isNewDemo] = await Promise.all([others, demo.isNew]);
  const smtpUrl = config.smtpUrl ?? simulators?.mailbox.smtp;
  const { carriers, freightSystem, payments } = simulators ?? {};
  const parts = { databaseUrl, isNewDemo, carriersUrl: carriers?.url, freightSystem, payments, smtpUrl };
  return { startApp, parts, simulators };
}

/** Answers once the database is migrated and, where it is new, the demo on its way. */
async function startDatabase(config: Config, ending: Ending) {
  const { cleanup, log } = ending;
  let url = config.databaseDirectUrl ?? config.databaseUrl;
  if (!url) {
    const onLost = (error: Error) => {
      log.fatal(error, 'the private database is lost');
      void end(ending, 1);
    };
    const starting = startEmbeddedDatabase({ dataDir: config.dataDir, log, onLost });
    cleanup.push({ name: 'database', run: async () => (await starting).stop() });
    ({ url } = await starting);
  }
  const ran = await migrate(url, undefined, (newer) =>
    log.warn({ newer }, 'the database was changed by a newer version than this one, which does not know these changes'),
  );
  if (ran.length > 0) log.info({ migrations: ran }, 'database migrated');
  if (config.databaseUrl && config.databaseDirectUrl)
    await usePooler({ url: config.databaseUrl, directUrl: config.databaseDirectUrl });
  return { url, demo: config.demo ? await seedDemoApart(url) : noDemo };
}

function startSimulators(config: Config, { cleanup, log }: Ending) {
  const starting = spawnSimulators({ dataDir: config.dataDir, speed: config.simulatorSpeed, log });
  cleanup.unshift({ name: 'simulators', run: async () => (await starting).stop() });
  return starting;
}

function endOnSignals(ending: Ending) {
  const { log } = ending;
  // A terminal's Ctrl-C and the start script may both deliver the signal: the first one counts.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(ending, 0));
  const endOn = (fault: string) => (error: unknown) => {
    log.fatal(error, fault);
    void end(ending, 1);
  };
  process.on('uncaughtException', endOn('uncaughtException'));
  process.on('unhandledRejection', (error) => {
    // A database that is away for a while comes back: whatever did not wait for its statement is no reason to end.
    if (databaseTrouble(error)) log.error(error, 'a statement failed and nobody waited for it');
    else endOn('unhandledRejection')(error);
  });
}

let isEnding = false;

/** Stops everything, newest first, and exits; a part that hangs does not keep the others from being asked. */
async function end({ cleanup, log, limitMs }: Ending, code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  setTimeout(() => process.exit(code), limitMs).unref();
  for (const part of cleanup) {
    await part.run().catch((error: unknown) => log.error(error, `the ${part.name} did not stop cleanly`));
  }
  process.exit(code);
}

if (import.meta.main) await runServer();
