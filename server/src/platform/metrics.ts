import { createServer } from 'node:http';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';
import type { Config } from './config.ts';

export const callSeconds = new Histogram({
  name: 'portal_call_seconds',
  help: 'Time to answer a call, by method, path and status.',
  labelNames: ['method', 'path', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
});

export const partnerSeconds = new Histogram({
  name: 'portal_partner_seconds',
  help: 'Time of a try to call a partner, by partner and outcome: answered, or why not.',
  labelNames: ['partner', 'outcome'],
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8],
});

export const partnerCircuit = new Gauge({
  name: 'portal_partner_circuit',
  help: 'Whether a partner is left alone because it failed: 0 called as usual, 0.5 being probed, 1 left alone.',
  labelNames: ['partner'],
});

const connections = new Gauge({
  name: 'portal_database_connections',
  help: 'Connections of this process to the database, by pool and state.',
  labelNames: ['pool', 'state'],
});

export const keptConnections = new Gauge({
  name: 'portal_database_kept_connection',
  help: 'Whether a connection that is held beside the pools stands: 1, or 0 while it is lost and being made again.',
  labelNames: ['connection'],
});

const deadJobs = new Gauge({
  name: 'portal_dead_jobs',
  help: 'Jobs that failed as often as they may and wait for `npm run cli -- jobs retry`, by name.',
  labelNames: ['job'],
});

/** What it counted last stays where the database does not answer. */
const countDeadJobs = async (pool: pg.Pool | undefined): Promise<void> => {
  const found = await pool?.query<{ name: string; jobs: number }>(
    `select t.identifier as name, count(*)::int as jobs
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where j.attempts >= j.max_attempts and j.locked_at is null group by t.identifier`,
  );
  deadJobs.reset();
  for (const { name, jobs } of found?.rows ?? []) deadJobs.set({ job: name }, jobs);
};

/** Prometheus text on a loopback port of its own; METRICS_PORT=0 turns it off. */
export const startMetrics = async (
  config: Config,
  pools: Record<string, pg.Pool>,
): Promise<{ close(): Promise<void> }> => {
  if (config.metricsPort === 0) return { close: async () => undefined };
  collectDefaultMetrics();
  const server = createServer((_request, response) => {
    for (const [name, { totalCount, waitingCount }] of Object.entries(pools)) {
      connections.set({ pool: name, state: 'open' }, totalCount);
      connections.set({ pool: name, state: 'waiting' }, waitingCount);
    }
    void countDeadJobs(pools['jobs'])
      .catch(() => undefined)
      .then(() => register.metrics())
      .then((text) => response.setHeader('content-type', register.contentType).end(text));
  });
  await new Promise<void>((ready) => server.listen(config.metricsPort, '127.0.0.1', ready));
  return {
    close: () => new Promise((done) => void server.close(() => done())),
  };
};
