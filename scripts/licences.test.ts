import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

type LockedPackage = { dev?: boolean; link?: boolean; license?: string };

const root = path.dirname(import.meta.dirname);

/** Licences that ask for their text alone, which each package brings along. */
const free = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Packages whose own files name the licence: all MIT. */
const namedElsewhere = new Set(['buildcheck', 'cpu-features', 'png-js', 'ssh2', 'xmlhttprequest-ssl']);

/** Under the LGPL: licences/README.md says what is owed to whom. */
const offered = /^@img\/sharp-/;

it('every package the portal runs with is under a licence that licences/README.md covers', () => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const others = Object.entries(packages)
    .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
    .map(([place, { license }]) => ({ name: place.split('node_modules/').at(-1) ?? '', license: license ?? '' }))
    .filter(
      ({ name, license }) =>
        !license.split(' AND ').every((one) => free.has(one)) && !namedElsewhere.has(name) && !offered.test(name),
    );
  expect(others).toEqual([]);
});
