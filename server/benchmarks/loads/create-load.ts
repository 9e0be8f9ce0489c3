import type { Pool } from 'pg';
import { loadBody, type LoadBody } from '../../src/features/loads/load-body.fixture.ts';
import { startBare } from './bare-server.ts';
import { type BenchApp, withBenchApp } from '../bench-app.ts';
import { compare } from '../compare.ts';

/** A statement, and the id its answer gave out. */
type Spoken = { text: string; values: unknown[]; id?: number | undefined };
type Query = (text: string | Spoken, values?: unknown[], ...done: unknown[]) => Promise<{ rows: { id?: number }[] }>;

/** What the server says to the database while `work` is done, statement by statement. */
const recordStatements = async (pool: Pool, work: () => Promise<void>): Promise<Spoken[]> => {
  const spoken: Spoken[] = [];
  const watched = new WeakSet();
  let isListening = true;
  type Connect = (...done: unknown[]) => Promise<{ query: Query }>;
  const connect = pool.connect.bind(pool) as unknown as Connect;
  const listening: Connect = async (...done) => {
    // With a callback it is a single read by the pool itself, such as the caller's rights: not part of saving a load.
    if (done.length > 0) return connect(...done);
    const client = await connect();
    // The pool gives the same connection out again; it is listened to once.
    if (watched.has(client)) return client;
    watched.add(client);
    const query = client.query.bind(client);
    client.query = async (...said) => {
      const [text, values = []] = said;
      const answer = await query(...said);
      const statement = typeof text === 'string' ? { text, values } : text;
      if (isListening) spoken.push({ text: statement.text, values: statement.values, id: answer.rows[0]?.id });
      return answer;
    };
    return client;
  };
  pool.connect = listening as never;
  await work();
  isListening = false;
  pool.connect = connect as never;
  return spoken.filter(({ text }) => !/^(begin|start transaction|commit)/i.test(text));
};

/** The same statements once more: wherever an id stood that a statement gave out, the one it gives out now stands. */
const replay = (pool: Pool, spoken: readonly Spoken[]) => async () => {
  const client = await pool.connect();
  const ids = new Map<number, number>();
  const renumbered = (value: unknown) => {
    if (typeof value === 'number') return ids.get(value) ?? value;
    if (typeof value !== 'string') return value;
    return [...ids].reduce((text, [recorded, now]) => text.replaceAll(String(recorded), String(now)), value);
  };
  try {
    await client.query('begin');
    let reply: unknown;
    for (const { text, values, id } of spoken) {
      const { rows } = await client.query<{ id?: number; reply?: unknown }>(text, values.map(renumbered));
      if (id !== undefined && rows[0]?.id !== undefined) ids.set(id, rows[0].id);
      reply = rows[0]?.reply;
    }
    await client.query('commit');
    return reply;
  } finally {
    client.release();
  }
};

const measure = async (app: BenchApp, name: string, body: LoadBody) => {
  const { token } = await app.shipper();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const whole = { url: `${app.url}/api/loads`, method: 'POST' as const, headers, body: JSON.stringify(body) };
  const create = async () => {
    const { status } = await fetch(whole.url, { method: 'POST', headers, body: whole.body });
    if (status !== 201) throw new Error(`creating a load answered ${status}`);
  };
  const spoken = await recordStatements(app.services.pool, create);
  const bare = await startBare('POST', replay(app.services.pool, spoken));
  const target = { url: bare.url, method: 'POST' as const };
  await compare(`${name} (${spoken.length} statements)`, whole, target, 0.5).finally(bare.close);
};

// A load saved through the whole stack, against a bare handler that says the same statements to the database. Both
// leave the same jobs behind, and the same worker does them meanwhile.
await withBenchApp(async (app) => {
  // Far from all other numbers, those in days and times too, so that an id is known wherever it stands.
  for (const [place, table] of ['quote_rounds', 'stops', 'line_items', 'load_history'].entries()) {
    const first = (5 + place) * 100_000_000;
    await app.services.pool.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, first]);
  }
  await measure(app, 'saving a load', loadBody({ draft: true }));
  await measure(app, 'creating a load and asking for quotes', loadBody());
});
