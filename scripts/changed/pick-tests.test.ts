import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readWorkspace, type Workspace } from '../laws/workspace.ts';
import { pickTests } from './pick-tests.ts';

const declared = (name: string, uses: string[], words: string[] = []) =>
  `export const one = feature(${JSON.stringify({ name, uses, words }).replaceAll(/"(\w+)":/g, '$1:')});\n`;
const test = (...imports: string[]) => imports.map((file) => `import '${file}';\n`).join('');

/** Claims use loads, which use places; insurance uses claims. The web's booking speaks in words of loads. */
const FILES: Record<string, string> = {
  'contract/src/http/endpoint.test.ts': test(),
  'contract/src/claims/claim.test.ts': test(),
  'contract/src/claims/claim-money.ts': test(),
  'contract/src/insurance/losses.ts': test('../claims/claim-money.ts'),
  'contract/src/phrases/phrases.ts': test('../claims/claim-money.ts'),
  'contract/src/loads/load.test.ts': test(),
  'server/src/features.test.ts': test(),
  'server/src/platform/clock.test.ts': test(),
  'server/src/platform/pool.fault.test.ts': test(),
  'server/src/testing/make-load.ts': test(),
  'server/src/testing/every-call.test.ts': test(),
  'server/src/features/places/places.feature.ts': declared('places', []),
  'server/src/features/places/places.test.ts': test(),
  'server/src/features/loads/loads.feature.ts': declared('loads', ['places']),
  'server/src/features/loads/loads.test.ts': test('../../testing/make-load.ts'),
  'server/src/features/claims/claims.feature.ts': declared('claims', ['loads']),
  'server/src/features/claims/claims.test.ts': test(),
  'server/src/features/insurance/insurance.feature.ts': declared('insurance', ['claims']),
  'server/src/features/insurance/insurance.test.ts': test(),
  'web/src/app/tour.test.tsx': test(),
  'web/src/ui/kit.test.tsx': test(),
  'web/src/features/loads/loads.feature.ts': declared('loads', []),
  'web/src/features/loads/loads.test.tsx': test(),
  'web/src/features/claims/claims.feature.ts': declared('claims', ['loads']),
  'web/src/features/claims/claims.test.tsx': test(),
  'web/src/features/home/news.ts': test('@portal/contract/insurance/losses.ts'),
  'web/src/features/home/home.test.tsx': test(),
  'web/src/features/guests/guests.ts': test('@portal/contract/phrases/phrases.ts'),
  'web/src/features/guests/guests.test.tsx': test(),
  'web/src/features/booking/booking.feature.ts': declared('booking', ['loads'], ['loads.book']),
  'simulators/src/mailbox.test.ts': test(),
  'scripts/laws/laws.test.ts': test(),
  'e2e/support/claims.ts': test(),
  'e2e/claims.spec.ts': test('./support/claims.ts'),
  'e2e/import.spec.ts': 'const words = wordsOf(language).loads.book;\n',
  'e2e/print.spec.ts': 'const { claims, loads } = wordsOf(language);\n',
  'e2e/offline.spec.ts': test(),
};

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function workspaceOf(files: Record<string, string>): Workspace {
  const root = mkdtempSync(path.join(tmpdir(), 'portal-changed-'));
  folders.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return readWorkspace(root);
}

const small = workspaceOf(FILES);
const filesFor = (...changed: string[]) => pickTests(small, changed).run.map(({ file }) => file);
const all = Object.keys(FILES).filter((file) => /\.(?:test|spec)\.tsx?$/.test(file) && !file.includes('.fault.'));

describe('the tests a change can touch', () => {
  it('are those of the feature first, then of what uses it, on the same side', () => {
    expect(filesFor('server/src/features/claims/file-claim.ts')).toEqual([
      'e2e/claims.spec.ts',
      'server/src/features/claims/claims.test.ts',
      'server/src/features/insurance/insurance.test.ts',
      'server/src/testing/every-call.test.ts',
      'e2e/print.spec.ts',
    ]);
  });

  it('are those of all that uses the feature by way of others', () => {
    expect(filesFor('server/src/features/places/zone-of.ts')).toEqual([
      'server/src/features/places/places.test.ts',
      'server/src/features/loads/loads.test.ts',
      'server/src/testing/every-call.test.ts',
      'server/src/features/claims/claims.test.ts',
      'server/src/features/insurance/insurance.test.ts',
    ]);
  });

  it('are on all sides where the contract changes', () => {
    expect(filesFor('contract/src/claims/claim-status.ts')).toEqual(
      expect.arrayContaining([
        'contract/src/claims/claim.test.ts',
        'server/src/features/claims/claims.test.ts',
        'server/src/features/insurance/insurance.test.ts',
        'web/src/features/claims/claims.test.tsx',
        'web/src/app/tour.test.tsx',
        'e2e/claims.spec.ts',
      ]),
    );
  });

  it('are those of what imports the changed part of the contract, by way of other features of it', () => {
    const files = filesFor('contract/src/claims/claim-money.ts');
    expect(files).toContain('web/src/features/home/home.test.tsx');
    expect(files).not.toContain('web/src/features/guests/guests.test.tsx');
    expect(filesFor('contract/src/claims/claim-status.ts')).not.toContain('web/src/features/home/home.test.tsx');
  });

  it('are journeys by the words of its screens where none is named after the feature', () => {
    expect(filesFor('web/src/features/booking/book-page.tsx')).toContain('e2e/import.spec.ts');
    expect(filesFor('web/src/features/booking/book-page.tsx')).not.toContain('e2e/print.spec.ts');
  });

  it.each([
    ['a test', 'server/src/features/claims/claims.test.ts', ['server/src/features/claims/claims.test.ts']],
    ['a journey', 'e2e/offline.spec.ts', ['e2e/offline.spec.ts']],
    ['what a journey imports', 'e2e/support/claims.ts', ['e2e/claims.spec.ts']],
    ['what a test imports', 'server/src/testing/make-load.ts', ['server/src/features/loads/loads.test.ts']],
    ['a test of faults', 'server/src/platform/pool.fault.test.ts', []],
    ['a document', 'docs/operations.md', []],
    ['a law', 'scripts/laws/floor-laws.ts', ['scripts/laws/laws.test.ts']],
  ])('are what imports it where %s changes', (_what, changed, expected) => {
    expect(filesFor(changed)).toEqual(expected);
  });

  it.each([
    ["the server's platform", 'server/src/platform/clock.ts', /^(?:server|e2e)\//],
    ['a migration', 'server/src/migrations/20261129-1100-claims.sql', /^(?:server|e2e)\//],
    ['the kit', 'web/src/ui/button.tsx', /^(?:web|e2e)\//],
    ['what the contract stands on', 'contract/src/http/endpoint.ts', /^(?!scripts\/)/],
    ['simulators', 'simulators/src/mailbox.ts', /^(?:simulators|server|e2e)\//],
    ['a script', 'scripts/build.mjs', /./],
    ['the lock file', 'package-lock.json', /./],
  ])('are all it can touch where %s changes, whatever time they take', (_what, changed, touched) => {
    const { run, left } = pickTests(small, [changed]);
    expect(run.map(({ file }) => file).toSorted()).toEqual(all.filter((file) => touched.test(file)).toSorted());
    expect(left).toEqual([]);
  });

  it('say why they are picked, and where the change is', () => {
    const { changes, run } = pickTests(small, ['server/src/features/claims/file-claim.ts', 'README.md']);
    expect(changes.map(({ where }) => where)).toEqual(['the feature claims', 'documents']);
    expect(run.map(({ because }) => because)).toEqual([
      'of claims',
      'of claims',
      'of what uses claims',
      'goes through all features',
      'shows claims',
    ]);
  });
});

describe('the time of a run', () => {
  const many = (name: string) =>
    Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`server/src/features/${name}/at-${at}.test.ts`, '']));
  const large = workspaceOf({ ...FILES, ...many('insurance') });
  const changed = 'server/src/features/claims/file-claim.ts';

  it('goes to the nearest, and what is left is named', () => {
    const { run, left } = pickTests(large, [changed]);
    expect(run.map(({ file }) => file)).toContain('server/src/features/claims/claims.test.ts');
    expect(left.length).toBeGreaterThan(200);
    expect(new Set(left.map(({ because }) => because))).toContain('of what uses claims');
    expect(run.length + left.length).toBe(305);
  });

  it('leaves out nothing that a change in a shared room can touch', () => {
    expect(pickTests(large, [changed, 'server/src/platform/clock.ts']).left).toEqual([]);
  });
});
