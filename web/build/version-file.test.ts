// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nameVersion } from './version-file.ts';

const page = '<html><head></head><body>the opening mark</body></html>';
let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-version-'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'index.html'), page);
});
afterEach(() => rm(root, { recursive: true }));

/** The version in the page and the one in `meta.json`. */
const versionsIn = async (folder: string): Promise<[string | undefined, string]> => {
  const [, inPage] =
    /name="app-version" content="([^"]*)"/.exec(await readFile(join(folder, 'index.html'), 'utf8')) ?? [];
  const { version } = JSON.parse(await readFile(join(folder, 'meta.json'), 'utf8')) as { version: string };
  return [inPage, version];
};

it('gives the page and meta.json one version: its hash changes with what is built alone, its text grows with time', async () => {
  const hashes: (string | undefined)[] = [];
  const versions: string[] = [];
  for (const [at, script] of ['Dallas', 'Dallas', 'Laredo'].entries()) {
    await writeFile(join(root, 'assets', 'main.js'), script);
    await nameVersion(root, new Date(Date.UTC(2026, 0, 9 + at)));
    const [inPage, served] = await versionsIn(root);
    expect(served).toMatch(/^\d{8}T\d{6}Z-[0-9a-f]{16}$/);
    expect(inPage).toBe(served);
    versions.push(served);
    hashes.push(served.split('-')[1]);
  }
  expect(versions.toSorted()).toEqual(versions);
  expect(hashes[1]).toBe(hashes[0]);
  expect(hashes[2]).not.toBe(hashes[0]);
});

it('builds no page that could not name its version', async () => {
  await writeFile(join(root, 'index.html'), '<html></html>');
  await expect(nameVersion(root, new Date())).rejects.toThrow('no head');
});
