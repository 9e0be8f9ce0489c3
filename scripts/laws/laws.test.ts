import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkLaws, laws } from './check-laws.ts';

import { type Files, LAWFUL, PLANTED } from './data/planted-violations.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function brokenLaws(files: Files) {
  const root = mkdtempSync(path.join(tmpdir(), 'portal-laws-'));
  folders.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return checkLaws(root);
}

describe('the laws', () => {
  it('find nothing in a repository that keeps them', async () => {
    expect(await brokenLaws(LAWFUL)).toEqual([]);
  });

  it('each have a planted violation', () => {
    expect(new Set(PLANTED.map(([law]) => law))).toEqual(new Set(laws.map(({ name }) => name)));
  });

  it.each(PLANTED)('%s: %s', async (law, _what, files) => {
    const found = await brokenLaws({ ...LAWFUL, ...files });
    expect([...new Set(found.map((violation) => violation.law))]).toEqual([law]);
    expect(Object.keys(files)).toContain(found[0]?.file);
  });
});
