import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { holdsSecret } from '@portal/contract/values/secret.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { features } from './features.ts';

const suspicious =
  /password|secret|token|recovery|otp|challenge|ticket|signature|credential|^qr_|^uri$|^key$|api_key|^answer$|(^|_)url$/i;
/** A code that is typed to sign in, among the many that name a kind of thing. */
const typedCode = /^POST \/api\/auth\/.* body code$/;

/** What sounds like a secret and is none, with the reason. */
const harmless: readonly (readonly [field: RegExp, reason: string])[] = [
  [/ has_\w+$/, 'says only whether there is one'],
  [/ token_type$/, 'says what kind of token it is'],
  [/^GET \/api\/auth\/second-factor reply recovery_codes$/, 'how many are left'],
  [/ (all_)?api_keys$/, 'how many there are'],
  [
    /^\w+ \/api\/webhook\S* (body|reply) (url|secret_prefix|former_secret_until|answer)$/,
    'where events go, and how a secret begins',
  ],
  [/ excludeCredentials$/, 'names of passkeys, by which nobody signs in'],
  [/^POST \/api\/auth\/passkeys(\/sign-in)? body credential$/, 'what of it proves anything is marked within it'],
  [
    /^\w+ \/api\/(users\/me\/complete|rates|statistics|approval-rules|routing-guide)\S* (body|reply) key$/,
    'names a theme, a row, a figure or a rule',
  ],
  [/^GET \/api\/api-key\/company reply key$/, 'the key as it is listed, without its secret'],
  [/^POST \/api\/edi-partners\S+ body key$/, 'a fingerprint, which servers show to everybody'],
  [
    / (\w*logo|image|how_to_videos|sign_in|verification|thumbnail)_url$/,
    'read without a session, or again by whoever may',
  ],
  [
    /^\w+ \/api\/(docs|user-docs|stripe|carousel|claims|carrier-bills|shared|track|loads\/\{load_id\}\/tracking-link)\b\S* reply url$/,
    'read again by whoever may',
  ],
];

type Schema = z.core.$ZodType;

/** Every field of a schema, however deep, with its name. */
const fieldsOf = (schema: Schema, seen = new Set<Schema>()): [name: string, schema: Schema][] => {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { def } = schema._zod;
  if (def.type === 'object') {
    const own = Object.entries((def as z.core.$ZodObjectDef).shape);
    return [...own, ...own.flatMap(([, inner]) => fieldsOf(inner, seen))];
  }
  const inner = Object.values(def).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return inner.filter((one) => one instanceof z.core.$ZodType).flatMap((one) => fieldsOf(one, seen));
};

const rows: Endpoint[] = [];
for (const { routes } of features) routes?.({ rows });

/** Each field of a row that sounds like a secret and is not marked as one. */
const unmarked = (row: Endpoint): string[] =>
  (['body', 'reply'] as const).flatMap((part) => {
    const schema = row[part];
    if (schema === undefined || schema === 'file') return [];
    return fieldsOf(schema)
      .map(([name, field]) => ({ title: `${row.method} ${row.path} ${part} ${name}`, name, field }))
      .filter(({ title, name }) => suspicious.test(name) || typedCode.test(title))
      .filter(({ field }) => !holdsSecret(field))
      .map(({ title }) => title);
  });

it('marks what is typed or shown in secret, so that no call keeps it', () => {
  const found = rows.flatMap(unmarked);
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((title) => !harmless.some(([field]) => field.test(title)))).toEqual([]);
  expect(harmless.filter(([field]) => !found.some((title) => field.test(title)))).toEqual([]);
});
