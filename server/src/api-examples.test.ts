import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { apiKeys } from '@portal/contract/api-keys/api-keys.contract.ts';
import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { features } from './features.ts';
import { makeSecret, signedHeaders } from './features/webhooks/signature.ts';
import { apiGuide } from './platform/http/examples/api-guide.ts';
import { webhookGuide } from './platform/http/examples/webhook-guide.ts';
import { renderPdf } from './platform/pdf/pdf.ts';
import { exampleRequest, examplesOf } from './platform/http/examples/call-example.ts';
import {
  knowCarrier,
  type SimulatedCarriers,
  startSimulatedCarriers,
} from './testing/fixtures/carriers/simulated-carriers.ts';
import { makeShipper, type Shipper } from './testing/fixtures/make-account.ts';
import { startTestApp } from './testing/test-app.ts';

const rows: Endpoint[] = [];
for (const { routes } of features) routes?.({ rows });

const nameOf = ({ method, path: at }: Endpoint): string => `${method} ${at}`;

describe('the example of each call', () => {
  it.each(rows.map((row) => [nameOf(row), row] as const))('%s fits its row', (_, row) => {
    const { path: sent, body } = exampleRequest(row);
    const url = new URL(sent, 'http://portal.test');
    const parts = url.pathname.split('/');
    const params = row.path
      .split('/')
      .flatMap((part, at) => (part.startsWith('{') ? [[part.slice(1, -1), parts[at]]] : []));
    if (row.params) expect(z.safeParse(row.params, Object.fromEntries(params)).error).toBeUndefined();
    if (row.query) expect(z.safeParse(row.query, Object.fromEntries(url.searchParams)).error).toBeUndefined();
    if (row.body && row.encoding !== 'multipart') expect(z.safeParse(row.body, body).error).toBeUndefined();
  });
});

const run = promisify(execFile);

/** The blocks of the guide that go from a price to a paper, as a reader takes them one after the other. */
const blocksOfGuide = (language: 'sh' | 'py' | 'ts'): string[] => {
  const [way = ''] = apiGuide.split('### Let an assistant');
  return [...way.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\n\`\`\``, 'g'))].map(([, code = '']) => code);
};

describe('examples against a real server', () => {
  let simulated: SimulatedCarriers;
  let directory: string;
  let shipper: Shipper;

  beforeAll(async () => {
    // What the operator reads has the rows of every file.
    simulated = await startSimulatedCarriers(2000, startTestApp);
    directory = mkdtempSync(path.join(tmpdir(), 'portal-examples-'));
    await knowCarrier(simulated.app, 'SAIA');
    shipper = await makeShipper(simulated.app);
    const source =
      'export const about = () => ({ title: "Gate", language: "en" }); export const draw = (doc) => doc.text("Gate 4")';
    const layout = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
    writeFileSync(path.join(directory, 'paper.pdf'), await renderPdf(1, layout, {}));
  });
  afterAll(async () => {
    await simulated.app.stop();
    await simulated.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  const keyOf = async ({ token }: Shipper): Promise<string> => {
    const { status, body } = await simulated.app.call(apiKeys.create, { body: { name: 'Guide', rights: null }, token });
    expect(status).toBe(201);
    return body.key;
  };
  const runShell = async (script: string, key: string): Promise<string> => {
    const env = { ...process.env, PORTAL_URL: simulated.app.url, PORTAL_KEY: key };
    return (await run('bash', ['-euo', 'pipefail', '-c', script], { env, cwd: directory })).stdout;
  };
  const runTypeScript = async (script: string, key: string): Promise<string> => {
    const file = path.join(directory, 'example.mts');
    writeFileSync(file, script);
    const env = { ...process.env, PORTAL_URL: simulated.app.url, PORTAL_KEY: key };
    return (await run(process.execPath, ['--disable-warning=ExperimentalWarning', file], { env, cwd: directory }))
      .stdout;
  };
  const runPython = async (script: string, key: string): Promise<string> => {
    const env = { ...process.env, PORTAL_URL: simulated.app.url, PORTAL_KEY: key };
    return (await run('python3', ['-c', script], { env, cwd: directory })).stdout;
  };
  const loadsOf = ({ account_id }: Shipper) =>
    simulated.app.services.db
      .selectFrom('loads')
      .select(['id', 'status', 'po_number', 'external_id'])
      .where('account_id', '=', account_id)
      .orderBy('id')
      .execute();

  it(
    'the guide goes from a price to a paper, in a shell, in Python and in TypeScript',
    { timeout: 180_000 },
    async () => {
      const key = await keyOf(shipper);
      // Longer than the guide waits between two looks.
      await simulated.behave('SAIA', { latency_ms: 2500 });
      const shell = await runShell(
        blocksOfGuide('sh').toSpliced(3, 0, 'echo "waited $second seconds"').join('\n'),
        key,
      );
      expect(shell).toContain(shipper.email);
      // Its wait ended with the answers, not with its patience.
      expect(shell).toMatch(/waited [1-5]?\d seconds/);
      expect(shell).toContain('tendered');
      const answered = 'console.log(`answered ${quotes.answered} of ${quotes.requested}`);';
      const typeScript = await runTypeScript([...blocksOfGuide('ts'), answered].join('\n'), key);
      expect(typeScript).toContain(shipper.email);
      expect(typeScript).toContain('answered 1 of 1');
      expect(typeScript).toContain('tendered');
      const python = await runPython(blocksOfGuide('py').join('\n'), key);
      expect(python).toContain(shipper.email);
      expect(python).toContain('tendered');
      const all = await loadsOf(shipper);
      const made = all.filter(({ external_id }) => !external_id);
      expect([made, all]).toMatchObject([{ length: 3 }, { length: 6 }]);
      for (const { id } of made)
        expect(
          readFileSync(path.join(directory, `BOL-${id}.pdf`))
            .subarray(0, 5)
            .toString(),
        ).toBe('%PDF-');
      for (const { status } of made)
        expect(['tendered', 'assigned', 'dispatched', 'in transit', 'delivered', 'completed']).toContain(status);
    },
  );

  /** Calls that read without naming anything, as a program may make them with its key. */
  const readable = rows.filter(
    ({ method, path: at, ownSession, reply, query }) =>
      method === 'GET' &&
      !at.includes('{') &&
      !ownSession &&
      reply !== 'file' &&
      (!query || z.safeParse(query, {}).success) &&
      // The operator's own account is linked to no company of the freight system.
      at !== '/api/magaya-entity/client',
  );

  it('each call that reads a list or a choice is answered as its examples ask it', { timeout: 120_000 }, async () => {
    const key = await keyOf(await makeShipper(simulated.app, { role: 'platform_admin' }));
    const [shells, scripts] = [/```sh\n([\s\S]*?)```/, /```ts\n([\s\S]*?)```/].map((block) =>
      readable.map((row) => ({ name: nameOf(row), code: block.exec(examplesOf(row))?.[1] ?? '' })),
    );
    expect(readable.length).toBeGreaterThan(60);
    const answers = await runShell(
      (shells ?? [])
        .map(
          ({ name, code }) => `echo "$(${code.replace('curl ', "curl -s -o /dev/null -w '%{http_code}' ")}) ${name}"`,
        )
        .join('\n'),
      key,
    );
    expect(
      answers
        .trim()
        .split('\n')
        .filter((line) => !line.startsWith('200 ')),
    ).toEqual([]);
    const said = await runTypeScript(
      (scripts ?? [])
        .map(
          ({ name, code }) =>
            `await (async () => {\n${code}\nif (answer.status !== 200) console.log('WRONG', answer.status, '${name}');\n})();`,
        )
        .join('\n'),
      key,
    );
    expect(said.split('\n').filter((line) => line.startsWith('WRONG'))).toEqual([]);
  });
});

describe('the guide’s server for events', () => {
  const { key, text: secret } = makeSecret();
  const body = JSON.stringify({ type: 'load.delivered', timestamp: new Date().toISOString(), data: {} });
  const headersOf = (sent: string, by = key) => signedHeaders({ id: 'evt_1', at: new Date(), body: sent }, [by]);
  const folders: string[] = [];
  const programs: ChildProcess[] = [];
  afterAll(() => {
    for (const program of programs) program.kill();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  const freePort = (): Promise<number> =>
    new Promise((resolve) => {
      const server = createServer().listen(0, '127.0.0.1', () => {
        const at = server.address();
        server.close(() => resolve(typeof at === 'object' && at ? at.port : 0));
      });
    });
  const programOf = { py: 'python3', ts: process.execPath };

  it.each(['py', 'ts'] as const)('believes what the portal has signed, and nothing else (%s)', async (language) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'portal-events-'));
    folders.push(folder);
    symlinkSync(path.join(import.meta.dirname, '../../node_modules'), path.join(folder, 'node_modules'));
    const file = path.join(folder, language === 'ts' ? 'events.mts' : 'events.py');
    writeFileSync(file, webhookGuide[language]);
    const port = await freePort();
    const env = { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) };
    const program = spawn(programOf[language], [file], { env, stdio: ['ignore', 'pipe', 'ignore'] });
    programs.push(program);
    let said = '';
    program.stdout.on('data', (part) => (said += String(part)));
    const send = async (headers: Record<string, string>) =>
      (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body, headers })).status;
    await expect.poll(() => send(headersOf(body)).catch(() => 0), { timeout: 60_000 }).toBe(204);
    // The answer may be here before what the program has printed is read.
    await expect.poll(() => said, { timeout: 60_000 }).toContain('load.delivered');
    expect(await send(headersOf(`${body} `))).toBe(401);
    expect(await send(headersOf(body, makeSecret().key))).toBe(401);
    const old = signedHeaders({ id: 'evt_1', at: new Date(Date.now() - 3_600_000), body }, [key]);
    expect(await send(old)).toBe(401);
    // While a secret is renewed, both sign.
    const both = signedHeaders({ id: 'evt_1', at: new Date(), body }, [makeSecret().key, key]);
    expect(await send(both)).toBe(204);
  });
});
