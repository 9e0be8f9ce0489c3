import type { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Values a schema says too little about, by the name of their field. */
const byName: Readonly<Record<string, string>> = {
  zip_code: '75207',
  origin_zip: '75207',
  destination_zip: '60632',
  phone: '2145550100',
  driver_phone: '2145550100',
  email: 'ana@example.com',
  username: 'ana@example.com',
  password: 'Freight-2026!',
  country: 'US',
  state: 'TX',
  city: 'Dallas',
  month: '2026-11',
  addresses: 'ana@example.com',
  emails: 'ana@example.com',
  recipients: 'ana@example.com',
  domains: 'example.com',
  issuer: 'https://login.example.com',
  url: 'https://hooks.example.com/freight',
  scac: 'SAIA',
  container: '40HC',
  un_number: 'UN1993',
  emergency_phone: '8004249300',
  nmfc_number: '120330',
  open: '08:00',
  close: '16:00',
  file: '%PDF-1.7 and the rest of its bytes',
};

const formats: Record<string, string> = {
  email: 'ana@example.com',
  date: '2026-12-01',
  'date-time': '2026-12-01T15:00:00.000Z',
  uuid: '6f1c3c52-3a83-4b0c-9f0a-3d8f6f7f3b11',
  uri: 'https://example.com',
  time: '08:00',
};

/** Texts for the patterns of values, the first that fits. */
const texts = [
  'Example',
  '1',
  '2026-12-01',
  '2026-12',
  '08:00',
  '75207',
  'USD',
  'US',
  'TX',
  'SAIA',
  '2145550100',
  '#3b51d7',
  'en',
  'UN1993',
  '2026-12-01T15:00:00.000Z',
  'example.com',
  '/example',
  'example',
  'get:loads',
  'example-example-example-example-example-exa',
  'example-of-a-name-of-20-letters',
  '/api/carousel-media/example',
];

const open: JsonSchema = {};
/** A schema that only says yes or no says nothing about the value. */
const schemaOf = (one: JsonSchema | boolean | undefined): JsonSchema =>
  one === undefined || typeof one === 'boolean' ? open : one;

const textOf = ({ format, pattern, minLength, maxLength, allOf = [] }: JsonSchema, name: string): string => {
  const patterns = [pattern, ...allOf.map((one) => schemaOf(one).pattern)]
    .filter((one) => one !== undefined)
    .map((one) => new RegExp(one, 'u'));
  const least = minLength ?? 0;
  const most = maxLength ?? Number.POSITIVE_INFINITY;
  const known = [byName[name], formats[format ?? '']].flatMap((one) => one ?? []);
  const fits = (text: string) => text.length >= least && text.length <= most && patterns.every((one) => one.test(text));
  const found = [...known, ...texts].find(fits);
  return found ?? 'Example'.padEnd(least, ' example').slice(0, most);
};

const numberOf = ({ minimum, exclusiveMinimum, maximum }: JsonSchema): number => {
  const least = minimum ?? (typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 1);
  return Math.min(Math.max(least, 1), maximum ?? Number.POSITIVE_INFINITY);
};

/** What a record holds under each of its names, where those are known. */
const recordOf = ({ propertyNames, additionalProperties }: JsonSchema): Record<string, unknown> =>
  Object.fromEntries(
    (schemaOf(propertyNames).enum ?? []).map((name) => [
      String(name),
      sampleOf(schemaOf(additionalProperties), String(name)),
    ]),
  );

const objectOf = (schema: JsonSchema): Record<string, unknown> => {
  const { properties = {}, required = [] } = schema;
  if (schema.propertyNames) return recordOf(schema);
  const all = Object.entries(properties);
  const needed = all.filter(([name]) => required.includes(name));
  // A change of nothing is refused: the first field stands for all that may be changed.
  const shown = needed.length > 0 ? needed : all.slice(0, 1);
  return Object.fromEntries(shown.map(([name, one]) => [name, sampleOf(schemaOf(one), name)]));
};

const listOf = ({ items, prefixItems, minItems = 1 }: JsonSchema, name: string): unknown[] => {
  if (prefixItems) return prefixItems.map((one) => sampleOf(schemaOf(one), name));
  const item = schemaOf(Array.isArray(items) ? items[0] : items);
  return Array.from({ length: Math.max(1, minItems) }, () => sampleOf(item, name));
};

/** A value that fits a JSON schema, with what it cannot do without. */
export const sampleOf = (schema: JsonSchema, name = ''): unknown => {
  if (schema.const !== undefined) return schema.const;
  const [first] = schema.enum ?? [];
  if (first !== undefined) return first;
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice !== undefined) return sampleOf(schemaOf(choice), name);
  const [type] = [schema.type].flat();
  if (type === 'object') return objectOf(schema);
  if (type === 'array') return listOf(schema, name);
  if (type === 'integer' || type === 'number') return numberOf(schema);
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  return textOf(schema, name);
};
