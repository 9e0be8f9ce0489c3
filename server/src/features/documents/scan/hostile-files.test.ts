import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documents } from '@portal/contract/documents/documents.contract.ts';
import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import type { ErrorReply } from '@portal/contract/http/error-reply.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeCarrier } from '../../../seed/carriers.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type HostileFile, hostileFiles } from './data/hostile-files.ts';
import { png } from './hostile.fixture.ts';
import type { ScanAnswer } from './upload-scanner.ts';

let app: TestApp;
let shipper: Shipper;
let loadId: number;

beforeAll(async () => {
  app = await startTestApp({ CALL_LIMITS: 'off' });
  shipper = await makeShipper(app);
  const carrier_id = await makeCarrier(app.services.db, { scac: 'SAIA', name: 'Saia LTL Freight' });
  loadId = (await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id })).id;
});
afterAll(() => app.stop());

const upload = ({ name, bytes }: HostileFile) =>
  app.call(documents.upload, {
    body: { load_id: String(loadId), type: 'packing_list', file: new File([new Uint8Array(bytes)], name) },
    token: shipper.token,
  });

const filesBelow = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

const marks = /<script|<html|<\?php|<svg|PK[^\w\s][^\w\s]|onerror/i;

/** A name as RFC 8187 writes it. */
const percentEncoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** What a browser would get: never a page, never beside a download, and nothing of what was hidden in a picture. */
const expectInert = async ({ url, name, content_type }: LoadDocument) => {
  const answer = await fetch(`${app.url}${url}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries(answer.headers);
  expect(headers).toMatchObject({
    'content-type': content_type,
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
  });
  // A plain name in quotation marks, with no path and no mark of its own, then the whole one.
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="[ \w.()!#$&+,;=@^`{}~-]*"; filename\*=UTF-8''\S+$/,
  );
  expect(headers['content-disposition']?.split("filename*=UTF-8''")[1]).toBe(percentEncoded(name));
  if (!content_type.includes('officedocument')) expect(bytes.toString('latin1')).not.toMatch(marks);
};

it('are at least 120, each another one', () => {
  expect(hostileFiles.length).toBeGreaterThanOrEqual(120);
  expect(new Set(hostileFiles.map(({ what }) => what)).size).toBe(hostileFiles.length);
});

describe('a hostile file', () => {
  it.each(hostileFiles.map((file) => [file.what, file] as const))('%s', async (_, file) => {
    const before = filesBelow(path.join(app.services.config.dataDir, 'files')).length;
    const { status, body } = await upload(file);
    if (file.kept) {
      expect({ status, name: body.name, type: body.content_type }).toEqual({ status: 201, ...file.kept });
      await expectInert(body);
      return;
    }
    const { detail } = body as unknown as ErrorReply;
    expect(detail?.[0]).toMatchObject({ code: `documents.${file.refused}`, field: 'file' });
    expect([400, 413, 415]).toContain(status);
    expect(detail[0]?.msg.en).not.toBe(detail[0]?.msg.es);
    expect(`${detail[0]?.msg.en}${detail[0]?.msg.es}`).not.toMatch(/\{\{|documents\.errors/);
    expect(filesBelow(path.join(app.services.config.dataDir, 'files')).length).toBe(before);
  });
});

describe('after all of them', () => {
  it('there is nothing outside the store, and in it only what was kept', async () => {
    const { dataDir } = app.services.config;
    const rows = await app.services.db.selectFrom('documents').select(['storage_key', 'thumbnail_key']).execute();
    const keys = rows.flatMap(({ storage_key, thumbnail_key }) => [storage_key, thumbnail_key ?? []].flat());
    const inStore = (key: string) => path.join(dataDir, 'files', key);
    await vi.waitUntil(() => filesBelow(path.join(dataDir, 'uploads')).length === 0, 30_000);
    const outside = filesBelow(dataDir).filter((file) => !file.endsWith('secret.key') && !file.includes('secret'));
    expect(outside.toSorted()).toEqual(keys.map(inStore).toSorted());
    expect(rows).toHaveLength(hostileFiles.filter(({ kept }) => kept).length);
  });

  it('the process that looks at them has stayed within its memory', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'portal-hostile-'));
    const scanProcess = fork(new URL('./scan-process.ts', import.meta.url), [], {
      execArgv: ['--max-old-space-size=192'],
    });
    await once(scanProcess, 'message');
    const look = (name: string, bytes: Buffer): Promise<ScanAnswer> =>
      new Promise((resolve) => {
        const source = path.join(folder, `${Math.random()}`);
        writeFileSync(source, bytes);
        scanProcess.once('message', (answer: ScanAnswer) => resolve(answer));
        scanProcess.send({ source, sentName: name, folder });
      });
    const heavy = hostileFiles.filter(({ what }) => /bomb|30,000|65,500|26 MB/.test(what));
    const largest = { what: '', name: 'largest.png', bytes: png({ width: 8000, height: 8000 }) };
    let peak = 0;
    for (const { name, bytes } of [...heavy, largest]) peak = Math.max(peak, (await look(name, bytes)).peak);
    scanProcess.kill();
    rmSync(folder, { recursive: true });
    console.info(`most memory of the looking process: ${Math.round(peak / 1024)} MB`);
    expect(peak).toBeLessThan(400 * 1024);
  });
});
