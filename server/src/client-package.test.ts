import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { apiKeys } from '@portal/contract/api-keys/api-keys.contract.ts';
import { Client as Assistant } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderPdf } from './platform/pdf/pdf.ts';
import {
  knowCarrier,
  type SimulatedCarriers,
  startSimulatedCarriers,
} from './testing/fixtures/carriers/simulated-carriers.ts';
import { makeShipper, type Shipper } from './testing/fixtures/make-account.ts';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
/** The package is made, packed, unpacked and checked by programs of their own. */
const patience = 300_000;

const readme = readFileSync(path.join(root, 'client', 'README.md'), 'utf8');
const [way = '', list = '', upload = ''] = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code);

/** What the package depends on, and what that does. */
const dependencies = (() => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dependencies?: Record<string, string> }>;
  };
  const found = new Set<string>();
  const add = (place: string): void => {
    for (const name of Object.keys(packages[place]?.dependencies ?? {})) {
      if (found.has(name)) continue;
      found.add(name);
      add(`node_modules/${name}`);
    }
  };
  add('client');
  return [...found];
})();

/** A folder in which nothing but the packed client and what it depends on is installed. */
const installAlone = async (): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-client-'));
  await run('npm', ['pack', '--workspace', 'client', '--pack-destination', folder], { cwd: root });
  const [packed = ''] = readdirSync(folder);
  await run('tar', ['-xzf', packed], { cwd: folder });
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '@portal'), { recursive: true });
  cpSync(path.join(folder, 'package'), path.join(modules, '@portal', 'client'), { recursive: true });
  for (const name of dependencies)
    cpSync(path.join(root, 'node_modules', name), path.join(modules, name), { recursive: true });
  for (const name of ['@types', 'undici-types'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  return folder;
};

describe('the packed client, by itself', () => {
  let simulated: SimulatedCarriers;
  let shipper: Shipper;
  let folder: string;
  let key: string;

  beforeAll(async () => {
    simulated = await startSimulatedCarriers(2000);
    await knowCarrier(simulated.app, 'SAIA');
    shipper = await makeShipper(simulated.app);
    const made = await simulated.app.call(apiKeys.create, {
      body: { name: 'Client', rights: null },
      token: shipper.token,
    });
    ({ key } = made.body);
    folder = await installAlone();
  }, patience);
  afterAll(async () => {
    await simulated.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const write = (name: string, code: string): string => {
    const file = path.join(folder, name);
    writeFileSync(file, code);
    return file;
  };
  const runFile = async (file: string, url = simulated.app.url): Promise<string> => {
    const env = { ...process.env, PORTAL_URL: url, PORTAL_KEY: key };
    return (await run(process.execPath, ['--disable-warning=ExperimentalWarning', file], { env, cwd: folder })).stdout;
  };
  const check = async (...files: string[]): Promise<string> => {
    const flags = ['--noEmit', '--strict', '--noUncheckedIndexedAccess', '--module', 'nodenext', '--target', 'es2024'];
    const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const checked = run(process.execPath, [compiler, ...flags, '--types', 'node', ...files], { cwd: folder });
    return checked.then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    );
  };

  it('holds its types, its code and its README, and nothing of the portal', () => {
    expect(readdirSync(path.join(folder, 'package')).toSorted()).toEqual(['README.md', 'dist', 'package.json']);
    const texts = readdirSync(path.join(folder, 'package', 'dist')).map((name) => [
      name,
      readFileSync(path.join(folder, 'package', 'dist', name), 'utf8'),
    ]);
    expect(texts.map(([name]) => name)).toContain('api.d.ts');
    for (const [name, text = ''] of texts)
      expect(`${name} ${text}`).not.toMatch(/@portal\/(contract|server)|from '\.\.\/\.\./);
  });

  it(
    'goes from a price to a bill of lading in twenty lines, as the README has them',
    { timeout: patience },
    async () => {
      expect(way.trim().split('\n')).toHaveLength(20);
      const file = write('way.ts', way);
      expect(await check(file)).toBe('');
      const said = await runFile(file);
      expect(said).toMatch(/assigned|dispatched|in transit|delivered|completed/);
      const loads = await simulated.app.services.db
        .selectFrom('loads')
        .select('id')
        .where('account_id', '=', shipper.account_id)
        .execute();
      expect(loads).toHaveLength(1);
      const bol = readFileSync(path.join(folder, `BOL-${loads[0]?.id}.pdf`));
      expect(bol.subarray(0, 5).toString()).toBe('%PDF-');
    },
  );

  it('reads lists and sends files as the README says', { timeout: patience }, async () => {
    const source =
      'export const about = () => ({ title: "Gate", language: "en" }); export const draw = (doc) => doc.text("Gate 4")';
    const layout = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
    writeFileSync(path.join(folder, 'paper.pdf'), await renderPdf(1, layout, {}));
    const begin = `import { readFile } from 'node:fs/promises';
import { asForm, done, everyItem, PortalError, portalClient } from '@portal/client';
const portal = portalClient({ url: process.env['PORTAL_URL'] ?? '', key: process.env['PORTAL_KEY'] ?? '' });
const newest = await done(portal.GET('/api/loads', { params: { query: { limit: 1 } } }));
const [load] = newest.items;
if (!load) throw new Error('There is no load');
`;
    const end = `
try {
  await done(portal.GET('/api/loads/details/{id}', { params: { path: { id: 2_000_000_000 } } }));
} catch (error) {
  if (error instanceof PortalError) console.log(error.status, error.code, error.detail[0]?.msg.es, error.requestId !== null);
}
const { error } = await portal.POST('/api/loads', { body: { mode: 'ltl', pickup_date: '', stops: [], line_items: [] } });
console.log(error?.detail[0]?.field);
`;
    const file = write('rest.ts', begin + list + upload + end);
    expect(await check(file)).toBe('');
    const said = await runFile(file);
    expect(said).toContain('404 loads.not_found ¡Carga');
    expect(said).toMatch(/^pickup_date$/m);
    const papers = await simulated.app.services.db
      .selectFrom('documents')
      .innerJoin('loads', 'loads.id', 'documents.load_id')
      .select('documents.type')
      .where('loads.account_id', '=', shipper.account_id)
      .where('documents.type', '=', 'other')
      .execute();
    expect(papers).toHaveLength(1);
  });

  it('does not compile where a call is sent what it does not take', { timeout: patience }, async () => {
    const file = write(
      'wrong.ts',
      `import { portalClient } from '@portal/client';
const portal = portalClient({ url: '' });
await portal.GET('/api/no-such-call');
await portal.POST('/api/loads', { body: { mode: 'by foot' } });
`,
    );
    const said = await check(file);
    expect(said).toMatch(/wrong\.ts\(3,/);
    expect(said).toMatch(/wrong\.ts\(4,/);
  });

  it('sends again what passes, under the same key and as late as it is asked to', { timeout: patience }, async () => {
    const seen: { method: string; key: unknown; at: number }[] = [];
    const answers = [
      { status: 429, headers: { 'retry-after': '1' } },
      { status: 503, headers: {} },
      { status: 201, headers: {} },
      // A change without a key may have been made: it is not sent again.
      { status: 503, headers: {} },
    ];
    const server = createServer((request: IncomingMessage, response) => {
      seen.push({ method: request.method ?? '', key: request.headers['idempotency-key'], at: performance.now() });
      const { status, headers } = answers.shift() ?? { status: 500, headers: {} };
      request.resume().on('end', () => response.writeHead(status, headers).end('{}'));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const file = write(
      'again.ts',
      `import { portalClient } from '@portal/client';
const portal = portalClient({ url: process.env['PORTAL_URL'] ?? '' });
const made = await portal.POST('/api/loads/{id}/quote', { params: { path: { id: 1 } } });
const changed = await portal.PATCH('/api/loads/{id}/billing-po', { params: { path: { id: 1 } }, body: { po_number: '1' } });
console.log(made.response.status, changed.response.status);
`,
    );
    expect(await check(file)).toBe('');
    const said = await runFile(file, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.close();
    expect(said).toContain('201 503');
    expect(seen.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST', 'PATCH']);
    expect(new Set(seen.slice(0, 3).map(({ key: one }) => one)).size).toBe(1);
    expect(seen[0]?.key).toBeTypeOf('string');
    expect((seen[1]?.at ?? 0) - (seen[0]?.at ?? 0)).toBeGreaterThan(900);
  });

  it('hands an assistant’s stdio on to the portal, and says what is missing', { timeout: patience }, async () => {
    const program = path.join(folder, 'node_modules', '@portal', 'client', 'dist', 'portal-mcp.js');
    const rights = ['post:mcp', 'get:carriers', 'get:loads', 'get:history'];
    const { token } = shipper;
    const made = await simulated.app.call(apiKeys.create, { body: { name: 'Assistant', rights }, token });
    const env = { ...process.env, PORTAL_URL: simulated.app.url } as Record<string, string>;
    const client = new Assistant({ name: 'test', version: '1.0.0' });
    const command = { command: process.execPath, args: [program], cwd: folder };
    await client.connect(new StdioClientTransport({ ...command, env: { ...env, PORTAL_KEY: made.body.key } }));
    try {
      expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['compare', 'follow']);
      const answer = await client.callTool({ name: 'follow', arguments: { load_id: 2_000_000_000 } });
      expect(answer).toMatchObject({ isError: true, content: [{ text: 'Load not found!' }] });
    } finally {
      await client.close();
    }
    const refusal = run(process.execPath, [program], { cwd: folder, env: { ...env, PORTAL_KEY: key } });
    await expect(refusal).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('does not let the key in'),
    });
    const silent = run(process.execPath, [program], { cwd: folder, env: { PATH: process.env['PATH'] ?? '' } });
    await expect(silent).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('PORTAL_KEY') });
  });
});
