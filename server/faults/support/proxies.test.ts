import { expect, it } from 'vitest';
import { sharedTestApp } from '../../src/testing/test-app.ts';
import { proxyKinds, setUpOf } from './proxies.ts';

const mebibyte = 1024 * 1024;
/** A form around a file: its other fields, and the lines between them. */
const formBytes = 64 * 1024;

/** What a set-up lets through, in bytes; without a limit of its own all of it. */
const limitOf = (setUp: string): number => {
  const [, megabytes] = /client_max_body_size (\d+)m;|max_size (\d+)MiB/.exec(setUp)?.filter(Boolean) ?? [];
  const [, bytes] = /LimitRequestBody (\d+)/.exec(setUp) ?? [];
  return megabytes ? Number(megabytes) * mebibyte : Number(bytes ?? Infinity);
};

it.each(proxyKinds)('the documented set-up of $name lets the largest file through', async ({ name }) => {
  const { app } = await sharedTestApp();
  const largest = Math.max(...app.rows.map(({ largestFile = 0 }) => largestFile));
  expect(limitOf(setUpOf(name, 1, [2, 3]))).toBeGreaterThan(largest + formBytes);
});
