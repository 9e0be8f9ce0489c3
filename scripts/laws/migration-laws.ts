import type { Law, Violation } from './law.ts';

/** Migrations had numbers up to this one; those of several branches then took the same numbers, or landed out of order. */
const lastNumber = '0371';

const judge = (file: string, text: string): Violation[] => {
  const name = file.split('/').at(-1) ?? '';
  const hasNumber = /^\d{4}-[a-z]/.test(name);
  if (hasNumber) return name.slice(0, 4) > lastNumber ? [{ file, message: 'has a number in place of its time' }] : [];
  const redefined = /create or replace function\s+(\w+)/i.exec(text)?.[1];
  return redefined ? [{ file, message: `redefines ${redefined}, whose text belongs into migrations/functions` }] : [];
};

const migrationsInOneOrder: Law = {
  name: 'migrations give the same schema in any order of landing',
  check: ({ files }) =>
    files
      .filter(({ path: file }) => /^server\/src\/migrations\/[^/]+\.sql$/.test(file))
      .flatMap(({ path: file, text }) => judge(file, text)),
};

export const migrationLaws: Law[] = [migrationsInOneOrder];
