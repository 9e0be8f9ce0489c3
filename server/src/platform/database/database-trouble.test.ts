import { expect, it } from 'vitest';
import { databaseTrouble } from './database-trouble.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

it.each(['40001', '40P01', '55P03', '57014'])('takes %s for contention', (code) => {
  expect(databaseTrouble(withCode(code))).toBe('contention');
});

it.each(['08006', '25006', '53100', '53300', '57P01', '57P03', '58030', 'ECONNREFUSED', 'ETIMEDOUT'])(
  'takes %s for a database that is not available',
  (code) => expect(databaseTrouble(withCode(code))).toBe('unavailable'),
);

it.each(['23505', '22P02', '42601', 'FST_ERR_CTP_BODY_TOO_LARGE', 'ENOENT', ''])('leaves %s to others', (code) => {
  expect(databaseTrouble(withCode(code))).toBeNull();
});
