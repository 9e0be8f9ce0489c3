import fastify from 'fastify';
import type { Pool } from 'pg';
import { systemClock } from '../../src/platform/clock.ts';
import { withPresent } from '../../src/platform/database/sql-clock.ts';

/** A server with one route and nothing around it, to measure ours against. */
export const startBare = async (method: 'GET' | 'POST', answer: () => Promise<unknown>) => {
  const server = fastify();
  server.route({ method, url: '/', handler: answer });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: () => server.close() };
};

/** The same statement through the same driver, and its rows as they come. */
export const bareRead = (pool: Pool, text: string, values: unknown[]) =>
  startBare(
    'GET',
    async () =>
      (await pool.query<{ reply: unknown }>({ name: 'bare', text, values: withPresent(values, systemClock) })).rows[0]
        ?.reply,
  );
