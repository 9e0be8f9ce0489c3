import { setTimeout as sleep } from 'node:timers/promises';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config, FreightSystemAccess, PaymentsAccess } from './platform/config.ts';
import { openBroadcast } from './platform/realtime/broadcast.ts';
import { type OpenCtx, type Services, systemContext } from './platform/context.ts';
import { openDatabase, openPool } from './platform/database/database.ts';
import { watchDatabase } from './platform/database/database-health.ts';
import { keepConnections } from './platform/database/kept-connection.ts';
import { destinationsOf } from './platform/egress/destinations.ts';
import { createEgress } from './platform/egress/egress.ts';
import { openStore } from './platform/files/bucket-store.ts';
import { callLimits } from './platform/http/call-limits.ts';
import { createServer } from './platform/http/http-server.ts';
import { localAddress } from './platform/local-address.ts';
import { forgetOldKeys } from './platform/http/idempotency.ts';
import { jobRegistry } from './platform/jobs/events.ts';
import { migrateJobs, startJobs } from './platform/jobs/jobs.ts';
import { headedWithLogo } from './platform/mail/mail-logo.ts';
import { openMailer, senderOf } from './platform/mail/mail.ts';
import { makeLog } from './platform/log.ts';
import { startMetrics } from './platform/metrics.ts';
import { openRealtime } from './platform/realtime/realtime.ts';
import type { App } from './platform/http/serve.ts';
import { ruleOfInstallation, refuseUnsafeSettings } from './platform/installation.ts';
import { openSettings, refreshSettings } from './platform/settings/settings.ts';
import { startTickers } from './platform/jobs/tickers.ts';
import { vetoRegistry } from './platform/vetoes.ts';
import { serveWeb } from './platform/http/web-files.ts';
import { seedTemplates } from './seed/demo/demo-templates.ts';
import { seedEdi } from './seed/demo/demo-edi.ts';
import { seedWebhooks } from './seed/demo/demo-webhooks.ts';
import { drawDemoPapers, orderDemoPapers } from './seed/demo/papers/draw-demo-papers.ts';
import { authenticator } from './features/auth/authenticate.ts';
import { accountOfLoad, mayJoin } from './features/loads/load-in-scope.ts';
import { features } from './features.ts';
import { carrierIntervals } from './integrations/carriers/port-of-carrier.ts';

/** What surrounds the process: the database it works on, and the simulators where they run. */
export type Surroundings = {
  databaseUrl: string;
  carriersUrl?: string | undefined;
  freightSystem?: FreightSystemAccess | undefined;
  payments?: PaymentsAccess | undefined;
  smtpUrl?: string | undefined;
  clock?: Clock | undefined;
  /** The database was filled with the demo a moment ago. */
  isNewDemo?: boolean;
};

export type RunningApp = { url: string; services: Services; app: App; close(): Promise<void> };

/** What of the demo needs a server: its key, and its paper. */
const finishDemo = async (ctx: OpenCtx): Promise<void> => {
  await seedWebhooks(ctx);
  await seedEdi(ctx);
  await seedTemplates(ctx);
  await orderDemoPapers(ctx);
};

const allJobs = () =>
  jobRegistry({
    jobs: [...features.flatMap(({ jobs = [] }) => jobs), drawDemoPapers],
    listeners: features.flatMap(({ listeners = [] }) => listeners),
    events: features.flatMap(({ events = [] }) => events),
  });

const allVetoes = () =>
  vetoRegistry({
    acts: features.flatMap(({ acts = [] }) => acts),
    vetoes: features.flatMap(({ vetoes = [] }) => vetoes),
  });

/** Private networks in which partners may be; simulated ones are on this machine. */
const partnerRanges = ({ privateRanges, simulators }: Config): string[] =>
  simulators ? [...privateRanges, '127.0.0.0/8'] : privateRanges;

const openServices = async (config: Config, parts: Surroundings) => {
  const log = makeLog(config);
  const pool = openPool(
    config.databaseDirectUrl ? (config.databaseUrl ?? '') : parts.databaseUrl,
    config.databaseConnections,
    { log },
  );
  const connections = keepConnections(parts.databaseUrl, log);
  const clock = parts.clock ?? systemClock;
  const db = openDatabase(pool, clock);
  const rule = await ruleOfInstallation(db, config);
  refuseUnsafeSettings(config, rule, log);
  const files = openStore(config.storageUrl);
  const broadcast = await openBroadcast(connections, log);
  const kept = features.flatMap(({ settings = [] }) => settings);
  const settings = await openSettings({ db, config, broadcast, log, kept });
  return {
    config: {
      ...config,
      carriersUrl: parts.carriersUrl,
      freightSystem: config.freightSystem ?? parts.freightSystem,
      payments: config.payments ?? parts.payments,
    },
    carrierIntervals: carrierIntervals(parts.carriersUrl ? { speed: config.simulatorSpeed } : null),
    log,
    clock,
    pool,
    db,
    connections,
    databaseHealth: watchDatabase(pool, log),
    jobs: allJobs(),
    vetoes: allVetoes(),
    broadcast,
    settings,
    mail: openMailer(config.smtpUrl ?? parts.smtpUrl, {
      from: () => senderOf(settings.get(operatorIdentity)),
      complete: headedWithLogo({ db, files, log }),
      log,
    }),
    files,
    egress: createEgress({}, log, { destinations: destinationsOf({ rule, allowed: partnerRanges(config), log }) }),
    realtime: openRealtime(config.databaseUrl ? { pool, url: parts.databaseUrl } : null, log),
  } satisfies Services;
};

/** Answers calls while a balancer learns that this instance is leaving; the sockets leave in the second half. */
const drain = async (ms: number, realtime: Services['realtime']): Promise<void> => {
  if (ms === 0) return;
  await sleep(ms / 2);
  await Promise.all([sleep(ms / 2), realtime.drain(ms / 2)]);
};

/** Puts every part together, listens, and answers how to stop it all. Throws if a port or the database is not to be had. */
export const startApp = async (config: Config, parts: Surroundings): Promise<RunningApp> => {
  await migrateJobs(parts.databaseUrl);
  const services = await openServices(config, parts);
  for (const { seed } of features) await seed?.(services.db);
  for (const { onStart } of features) await onStart?.(services);
  const auth = authenticator(services);
  const rows: App['rows'] = [];
  const taken = Object.fromEntries(features.flatMap((feature) => Object.entries(feature.taken ?? {})));
  const server = await createServer(config, services, rows, taken);
  const app: App = { server, services, authenticate: auth.ofRequest, limits: callLimits(config), rows };
  for (const { routes } of features) routes?.(app);
  await serveWeb(server);
  services.realtime.attach(server.server, {
    authenticate: auth.ofSocket,
    actorOf: auth.ofSession,
    readActors: auth.ofSessions,
    mayJoin: (actor, room) => mayJoin(services, actor, room),
    accountOf: (loadId) => accountOfLoad(services, loadId),
    publicUrl: config.publicUrl,
  });
  services.broadcast.listen('rights_changed', (whose) => services.realtime.checkRights(whose));
  services.broadcast.listen('listenerRestored', () => services.realtime.checkRights({}));

  await server.listen({ port: config.port, host: config.host });
  const working = await startJobs(services, parts.databaseUrl);
  server.working = true;
  if (parts.isNewDemo) await finishDemo(systemContext(services, 'demo'));
  const ticking = startTickers(services, [
    forgetOldKeys,
    refreshSettings,
    ...features.flatMap(({ tickers = [] }) => tickers),
  ]);
  const metrics = await startMetrics(config, { calls: services.pool, jobs: working.pool });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  return {
    url: localAddress(config.host, port),
    services,
    app,
    // Readiness first, then sockets, calls under way, jobs, and last the database they all need.
    async close() {
      server.draining = true;
      await drain(config.drainMs, services.realtime);
      await services.realtime.close();
      await server.close();
      await ticking.stop();
      await working.stop();
      await metrics.close();
      services.mail.close();
      await services.egress.close();
      await services.broadcast.close();
      services.databaseHealth.close();
      await services.pool.end();
    },
  };
};
