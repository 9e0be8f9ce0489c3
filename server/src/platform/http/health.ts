import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../context.ts';

/** How it is now: a cache in between that kept it would send calls where they are lost. */
const fresh = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store');

/**
 * /healthz says whether the process works at all: it fails once the database has been out of reach for so long that a
 * fresh process may do better. /readyz says whether calls may be sent here: not before the jobs they leave are done.
 */
export const serveHealth = (server: FastifyInstance, { config, databaseHealth, connections }: Services): void => {
  server.get('/healthz', async (_request, reply) => {
    fresh(reply);
    const limit = config.healthGraceMs;
    if (limit === 0 || databaseHealth.silentFor() < limit) return { status: 'ok' };
    return reply.code(503).send({ status: 'database unreachable for too long' });
  });
  server.get('/readyz', async (_request, reply) => {
    fresh(reply);
    if (server.draining) return reply.code(503).send({ status: 'draining' });
    if (!server.working) return reply.code(503).send({ status: 'starting' });
    const found = await databaseHealth.found();
    if (!found) return reply.code(503).send({ status: 'database unreachable' });
    const { schema, hasQueue } = found;
    if (!hasQueue) return reply.code(503).send({ status: 'job queue missing' });
    const lost = connections.lost();
    if (lost.length > 0) return reply.code(503).send({ status: 'database connections lost', lost });
    return { status: 'ready', schema };
  });
};
