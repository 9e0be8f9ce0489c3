import type { FastifyInstance } from 'fastify';
import type { Services } from './context.ts';

const pingKeptFor = 1000;

/** /healthz says that the process lives; /readyz that it may be sent work. */
export const serveHealth = (server: FastifyInstance, { pool }: Services): void => {
  let ping = { at: 0, ok: false };
  const databaseAnswers = async () => {
    if (Date.now() - ping.at > pingKeptFor) {
      const ok = await pool.query('select 1').then(
        () => true,
        () => false,
      );
      ping = { at: Date.now(), ok };
    }
    return ping.ok;
  };
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    if (server.draining) return reply.code(503).send({ status: 'draining' });
    if (!(await databaseAnswers())) return reply.code(503).send({ status: 'database unreachable' });
    return { status: 'ready' };
  });
};
