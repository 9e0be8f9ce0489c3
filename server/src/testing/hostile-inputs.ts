import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { z } from 'zod';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Schema = { [key: string]: unknown };
type Random = () => number;

/** A request as bytes: what a client without any types may send. */
export type RawRequest = { method: string; path: string; headers: Record<string, string>; body?: string };

/** Numbers in [0, 1) that come out the same for the same seed (mulberry32), so that a finding can be repeated. */
export const seeded = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const nested = (depth: number): Json => (depth === 0 ? 1 : [nested(depth - 1)]);

const hostile: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  1.5,
  -0.000_001,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '‮gnp.exe',
  '𝕏'.repeat(300),
  '\n\r\t',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '1e5',
  '0x10',
  '-1',
  '9'.repeat(400),
  'true',
  "' or 1=1 --",
  '"; drop table loads; --',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=cmd|calc',
  '../../etc/passwd',
  '..%2f..%2f',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  '%00',
  '%',
  '\\',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '9999-12-31',
  '2026-11-18T25:61:61Z',
  '24:00',
  '-1:00',
  'x'.repeat(5000),
  'é'.repeat(2000),
  [],
  [null],
  [[]],
  {},
  { a: 1 },
  { length: 5 },
  nested(60),
  { constructor: { prototype: { polluted: true } } },
  { toString: 1, valueOf: 2 },
  { $ne: null },
  Array.from({ length: 500 }, () => 1),
];

/** Something the schema might accept, so that a single hostile value meets the code behind the first check. */
const sample = (schema: Schema, random: Random, depth = 0): Json => {
  const choices = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  if (choices) return sample(pick(random, choices), random, depth);
  if (schema['const'] !== undefined) return schema['const'] as Json;
  if (schema['enum']) return pick(random, schema['enum'] as Json[]);
  const type = Array.isArray(schema['type']) ? pick(random, schema['type'] as string[]) : schema['type'];
  if (type === 'object') return sampleObject(schema, random, depth);
  if (type === 'array') {
    return Array.from({ length: Math.max(1, Number(schema['minItems'] ?? 1)) }, () =>
      sample((schema['items'] ?? {}) as Schema, random, depth + 1),
    );
  }
  if (type === 'integer' || type === 'number') return Math.max(Number(schema['minimum'] ?? 1), 1);
  if (type === 'boolean') return random() < 0.5;
  return sampleText(schema, random);
};

const sampleObject = (schema: Schema, random: Random, depth: number): Json => {
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
  const required = new Set((schema['required'] ?? []) as string[]);
  const kept = Object.entries(properties).filter(([name]) => required.has(name) || (depth < 4 && random() < 0.6));
  return Object.fromEntries(kept.map(([name, property]) => [name, sample(property, random, depth + 1)]));
};

const sampleText = (schema: Schema, random: Random): string => {
  if (schema['format'] === 'email') return 'dock@shipper.test';
  const known = ['75001', '2027-03-01', '08:30', 'Pumps', '7045550163', 'BOX', '120330'];
  const pattern = schema['pattern'] ? new RegExp(schema['pattern'] as string, 'u') : null;
  return known.find((word) => pattern?.test(word)) ?? pick(random, known);
};

/** Replaces one value somewhere inside, or adds a key nobody knows. */
const spoil = (value: Json, random: Random): Json => {
  const inside = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (!inside || random() < 0.15) return pick(random, hostile);
  if (Array.isArray(value)) {
    const index = Math.floor(random() * value.length);
    return value.map((item, at) => (at === index ? spoil(item, random) : item));
  }
  if (random() < 0.1) return { ...value, [pick(random, ['__proto__x', 'price', 'account_id', ''])]: 1 };
  const key = pick(random, Object.keys(value));
  return { ...value, [key]: spoil(value[key] ?? null, random) };
};

const jsonSchemas = new WeakMap<z.core.$ZodType, Schema>();

/** Made once a schema: most of the time of a long battery went into this. */
const jsonSchema = (schema: z.core.$ZodType): Schema => {
  const known = jsonSchemas.get(schema);
  if (known) return known;
  const made: Schema = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  jsonSchemas.set(schema, made);
  return made;
};

const asText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

const escaped = (text: string): string => encodeURIComponent(text.toWellFormed());

const hostilePath = (row: Endpoint, ids: readonly number[], random: Random): string =>
  row.path.replaceAll(/\{\w+\}/g, () =>
    random() < 0.6 ? String(pick(random, ids)) : escaped(asText(pick(random, hostile)).slice(0, 300)) || '0',
  );

const hostileQuery = (row: Endpoint, random: Random): string => {
  if (!row.query || random() < 0.3) return '';
  const query = spoil(sample(jsonSchema(row.query), random), random);
  if (typeof query !== 'object' || query === null) return `?${escaped(asText(query).slice(0, 2000))}`;
  return `?${Object.entries(query)
    .map(([name, value]) => `${escaped(name)}=${escaped(asText(value).slice(0, 2000))}`)
    .join('&')}`;
};

const contentTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/xml',
  'garbage',
];

const hostileBody = (row: Endpoint, random: Random): { type: string; body: string } => {
  const body = row.body ? sample(jsonSchema(row.body), random) : {};
  const text = JSON.stringify(spoil(body, random));
  const roll = random();
  if (roll < 0.04) return { type: 'application/json', body: text.slice(0, Math.floor(text.length / 2)) };
  if (roll < 0.06) return { type: 'application/json', body: `{"__proto__":{"admin":true},"a":${text}}` };
  if (roll < 0.07) return { type: 'application/json', body: `"${'x'.repeat(300_000)}"` };
  if (roll < 0.08) return { type: 'application/json', body: '['.repeat(20_000) };
  if (roll < 0.12) return { type: pick(random, contentTypes), body: text };
  return row.encoding === 'form'
    ? { type: 'application/x-www-form-urlencoded', body: `username=${escaped(text)}&password=${escaped(text)}` }
    : { type: 'application/json', body: text };
};

/** One hostile request to a row. `ids` are ids worth trying: own, foreign, absent. */
export const hostileRequest = (row: Endpoint, ids: readonly number[], random: Random): RawRequest => {
  const path = hostilePath(row, ids, random) + hostileQuery(row, random);
  if (row.method === 'GET') return { method: 'GET', path, headers: {} };
  const { type, body } = hostileBody(row, random);
  const key: Record<string, string> =
    random() < 0.1 ? { 'idempotency-key': pick(random, ['k', 'x'.repeat(500), 'ключ'.length.toString()]) } : {};
  return { method: row.method, path, headers: { 'content-type': type, ...key }, body };
};
