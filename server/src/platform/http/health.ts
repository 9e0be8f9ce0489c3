import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';

const pingKeptFor = 1000;

/** /healthz says that the process lives; /readyz that it may be sent work. */
export const serveHealth = (server: FastifyInstance, { pool }: Services): void => {
  let ping: { at: number; schema: string | null } = { at: 0, schema: null };
  /** The newest migration the database has; null while it does not answer. */
  const schemaOfDatabase = async () => {
    if (Date.now() - ping.at > pingKeptFor) {
      const schema = await pool.query<{ name: string }>('select max(name) as name from schema_migrations').then(
        ({ rows }) => rows[0]?.name ?? null,
        () => null,
      );
      ping = { at: Date.now(), schema };
    }
    return ping.schema;
  };
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    if (server.draining) return reply.code(503).send({ status: 'draining' });
    const schema = await schemaOfDatabase();
    return schema ? { status: 'ready', schema } : reply.code(503).send({ status: 'database unreachable' });
  });
};
