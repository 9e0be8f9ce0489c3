// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressThoroughly } from './compress-assets.ts';

const script = 'export const lanes = "Dallas to Atlanta";\n'.repeat(40);
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-build-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'a.js'), script);
  await writeFile(join(folder, 'assets', 'a.js.br'), 'served right now');
  await writeFile(join(folder, '.sources'), 'stamp');
});
afterEach(() => rm(folder, { recursive: true }));

it('compresses a copy and leaves what is served as it is, also when it is there already', async () => {
  const smallest = join(folder, '.smallest');
  await compressThoroughly(folder, smallest);
  await compressThoroughly(folder, smallest);
  expect((await readdir(folder)).toSorted()).toEqual(['.smallest', '.sources', 'assets']);
  expect(await readFile(join(folder, 'assets', 'a.js.br'), 'utf8')).toBe('served right now');
  expect((await readdir(join(smallest, 'assets'))).toSorted()).toEqual(['a.js', 'a.js.br', 'a.js.gz']);
  expect(await readdir(smallest)).toEqual(['assets']);
  expect(String(brotliDecompressSync(await readFile(join(smallest, 'assets', 'a.js.br'))))).toBe(script);
});
