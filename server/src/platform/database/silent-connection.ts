import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';

/** What of a pg client its types do not name. */
type Wire = { connection: { stream: Socket }; readyForQuery: boolean | null };

const wireOf = (client: ClientBase): Wire => client as ClientBase & Wire;

/**
 * Ends a connection on which a statement stays without a single byte of an answer for `limitMs`. Without it the link
 * to a lost machine holds its statements, and their places in the pool, until TCP gives up after many minutes.
 * `limitMs` has to be above the statement timeout, within which a living server always answers.
 */
export const endWhenSilent = (client: ClientBase, limitMs: number): void => {
  const wire = wireOf(client);
  const { stream } = wire.connection;
  stream.setTimeout(limitMs, () => {
    if (wire.readyForQuery) return;
    stream.destroy(Object.assign(new Error(`The database was silent for ${limitMs} ms`), { code: 'ETIMEDOUT' }));
  });
};

const farewellMs = 500;

/** Ends a connection, politely where the other side still answers. */
export const endConnection = async (client: ClientBase & { end(): Promise<void> }): Promise<void> => {
  const ended = client.end();
  const answered = await Promise.race([ended.then(() => true), sleep(farewellMs, false, { ref: false })]);
  if (!answered) wireOf(client).connection.stream.destroy();
  await ended;
};
