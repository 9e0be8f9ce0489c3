import type { Pool } from 'pg';
import { loadBody } from '../src/features/loads/load-body.fixture.ts';
import { startBare } from './bare-server.ts';
import { type BenchApp, withBenchApp } from './bench-app.ts';
import { compare } from './compare.ts';

type Spoken = { text: string; values: unknown[] };
type Query = (text: string | Spoken, values?: unknown[], ...done: unknown[]) => Promise<{ rows: { id?: number }[] }>;

/** What the server says to the database while `work` is done, statement by statement. */
const overhear = async (pool: Pool, work: () => Promise<void>): Promise<Spoken[]> => {
  const spoken: Spoken[] = [];
  let isListening = true;
  type Connect = (...done: unknown[]) => Promise<{ query: Query }>;
  const connect = pool.connect.bind(pool) as unknown as Connect;
  const listening: Connect = async (...done) => {
    // With a callback it is a single read by the pool itself, such as the caller's rights: not part of saving a load.
    if (done.length > 0) return connect(...done);
    const client = await connect();
    const query = client.query.bind(client);
    client.query = (...said) => {
      const [text, values = []] = said;
      if (isListening)
        spoken.push(typeof text === 'string' ? { text, values } : { text: text.text, values: text.values });
      return query(...said);
    };
    return client;
  };
  pool.connect = listening as never;
  await work();
  isListening = false;
  pool.connect = connect as never;
  return spoken.filter(({ text }) => !/^(begin|start transaction|commit)/i.test(text));
};

/** The same statements once more for a load of its own: wherever the first load's number stood, the new one stands. */
const replay = (pool: Pool, spoken: readonly Spoken[], recordedId: number) => async () => {
  const client = await pool.connect();
  let id = recordedId;
  const renumbered = (value: unknown) => {
    if (value === recordedId) return id;
    return typeof value === 'string' ? value.replaceAll(String(recordedId), String(id)) : value;
  };
  try {
    await client.query('begin');
    let reply: unknown;
    for (const { text, values } of spoken) {
      const { rows } = await client.query<{ id?: number; reply?: unknown }>(text, values.map(renumbered));
      if (text.startsWith('insert into "loads"')) id = rows[0]?.id ?? id;
      reply = rows[0]?.reply;
    }
    await client.query('commit');
    return reply;
  } finally {
    client.release();
  }
};

const measure = async (app: BenchApp) => {
  const { token } = await app.shipper();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const whole = {
    url: `${app.url}/api/loads`,
    method: 'POST' as const,
    headers,
    body: JSON.stringify(loadBody({ draft: true })),
  };
  let id = 0;
  const spoken = await overhear(app.services.pool, async () => {
    const response = await fetch(whole.url, { method: 'POST', headers, body: whole.body });
    id = ((await response.json()) as { id: number }).id;
  });
  const bare = await startBare('POST', replay(app.services.pool, spoken, id));
  const target = { url: bare.url, method: 'POST' as const };
  await compare(`creating a load (${spoken.length} statements)`, whole, target, 0.5).finally(bare.close);
};

// A load saved through the whole stack, against a bare handler that says the same statements to the database.
await withBenchApp(measure);
