import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Check, checks, lintDocument, runCheck } from './checks.ts';

const product = path.dirname(import.meta.dirname);
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A package that passes every check, under the product's own settings. */
const LAWFUL: Record<string, string> = {
  '.gitignore': 'node_modules\nopenapi.json\n',
  'package.json':
    '{\n  "name": "small",\n  "private": true,\n  "workspaces": [\n    "server"\n  ],\n  "type": "module"\n}\n',
  'tsconfig.json': '{ "files": [], "references": [{ "path": "server" }] }\n',
  'server/package.json': '{\n  "name": "@small/server",\n  "type": "module"\n}\n',
  'server/tsconfig.json':
    '{\n  "extends": "../tsconfig.base.json",\n  "compilerOptions": { "rootDir": ".", "outDir": "../.tsc/server", "types": [] },\n  "include": ["**/*.ts"]\n}\n',
  'server/src/main.ts': "import { one } from './one.ts';\n\nconst two: number = one + 1;\nvoid two;\n",
  'server/src/one.ts': 'export const one = 1;\n',
  'openapi.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Small', version: '1', license: { name: 'None', identifier: 'LicenseRef-None' } },
    paths: { '/one': { get: { operationId: 'one', summary: 'One', responses: { '204': { description: 'Done' } } } } },
  }),
};
const SETTINGS = ['.oxlintrc.json', '.oxfmtrc.json', 'knip.json', 'redocly.yaml', 'tsconfig.base.json'];

const twentySixFiles = Object.fromEntries(
  Array.from({ length: 26 }, (_, i) => [`server/src/part-${i}.ts`, `export const part = ${i};\n`]),
);

const named = (name: string): Check => {
  const check = checks('openapi.json').find((one) => one.name === name);
  if (!check) throw new Error(`There is no check ${name}`);
  return check;
};
const documentCheck: Check = { name: 'OpenAPI 3.1', commands: [lintDocument('openapi.json')] };

/** Holds a check against the small package with `planted` in it. */
function judge(check: Check, planted: Record<string, string> = {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'portal-checks-'));
  folders.push(root);
  for (const name of SETTINGS) copyFileSync(path.join(product, name), path.join(root, name));
  symlinkSync(path.join(product, 'node_modules'), path.join(root, 'node_modules'));
  for (const [file, text] of Object.entries({ ...LAWFUL, ...planted })) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return runCheck(check, root);
}

describe('the checks of npm run verify', () => {
  it.each([
    ['a wrong type', named('types'), { 'server/src/one.ts': "export const one: number = 'one';\n" }, /one\.ts/],
    [
      'a promise nobody awaits',
      named('lint'),
      { 'server/src/one.ts': 'Promise.reject();\nexport const one = 1;\n' },
      /one\.ts/,
    ],
    ['an unused file', named('dead code'), { 'server/src/left.ts': 'export const left = 1;\n' }, /left\.ts/],
    [
      'an unused export',
      named('dead code'),
      { 'server/src/one.ts': 'export const one = 1;\nexport const left = 2;\n' },
      /left/,
    ],
    ['a folder of too many files', named('order'), twentySixFiles, /largest folder +25 +28 +25 +OVER/],
    ['a loose format', named('format'), { 'server/src/one.ts': 'export   const one = 1\n' }, /one\.ts/],
    [
      'a document without a title',
      documentCheck,
      { 'openapi.json': '{ "openapi": "3.1.0", "info": {}, "paths": {} }' },
      /struct/,
    ],
  ])('pass a lawful package and catch %s', async (_what, check, planted, reason) => {
    expect(await judge(check)).toMatchObject({ ok: true });
    const { ok, output } = await judge(check, planted);
    expect(ok).toBe(false);
    expect(output).toMatch(reason);
  });

  it('catch row types that the migrations do not make', async () => {
    const planted = { 'server/src/platform/database/db.types.ts': 'export interface DB {}\n' };
    const { ok, output } = await judge(named('database types'), planted);
    expect(ok).toBe(false);
    expect(output).toMatch(/not what the migrations make/);
  });
});
