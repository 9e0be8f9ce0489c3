import fc from 'fast-check';

/** A schema of the OpenAPI document; what a caller may read there, and nothing of the sources. */
export type DocSchema = { readonly [key: string]: unknown };
export type DocSchemas = Readonly<Record<string, DocSchema>>;

const days = ['2026-12-01', '2027-01-15', '2027-02-28', '2026-11-02'];
const byFormat: Readonly<Record<string, readonly string[]>> = {
  date: days,
  'date-time': days.map((day) => `${day}T15:00:00.000Z`),
  email: ['ana@example.com', 'dock.3@example.com'],
  uuid: ['6f1c3c52-3a83-4b0c-9f0a-3d8f6f7f3b11'],
  uri: ['https://example.com/in', 'https://hooks.example.com'],
  time: ['08:00', '16:30'],
};
/** Words that many patterns of the document take, so that a call is met behind its first check. */
const words = ['75207', '60632', 'TX', 'US', 'MX', 'SAIA', 'PO 4500718823', 'Pumps', '2145550100', '120330', ...days];

const isSchema = (value: unknown): value is DocSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): DocSchema[] => (Array.isArray(value) ? value.filter(isSchema) : []);
const numberOr = (value: unknown, other: number): number => (typeof value === 'number' ? value : other);

const textOf = (schema: DocSchema): fc.Arbitrary<unknown> => {
  const least = numberOr(schema['minLength'], 0);
  const most = numberOr(schema['maxLength'], 120);
  const patterns = [schema['pattern'], ...listOf(schema['allOf']).map(({ pattern }) => pattern)]
    .filter((one) => typeof one === 'string')
    .map((one) => new RegExp(one, 'u'));
  const known = byFormat[String(schema['format'])];
  const fitting = (known ?? words).filter(
    (one) => one.length >= least && one.length <= most && patterns.every((pattern) => pattern.test(one)),
  );
  const [pattern] = patterns;
  const free = pattern
    ? fc.stringMatching(pattern)
    : fc.string({ minLength: least, maxLength: Math.min(most, least + 40), unit: 'grapheme' });
  if (fitting.length === 0) return free;
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...fitting) }, { weight: known ? 0 : 1, arbitrary: free });
};

const numbersOf = (schema: DocSchema): fc.Arbitrary<unknown> => {
  const least = numberOr(schema['minimum'], numberOr(schema['exclusiveMinimum'], -1) + 1);
  const most = Math.max(least, numberOr(schema['maximum'], least + 5000));
  const few = fc.integer({ min: Math.ceil(least), max: Math.floor(Math.min(most, least + 60)) });
  return schema['type'] === 'integer'
    ? few
    : fc.oneof(
        few,
        few.map((one) => Math.min(most, one + 0.5)),
      );
};

/** Numbers of things that there are, by the field or parameter that names them. */
export type KnownIds = (name: string) => fc.Arbitrary<number>;

/** Values of a schema, by what the document says of it. */
export const valuesOf = (schema: DocSchema, schemas: DocSchemas, ids: KnownIds, depth = 0): fc.Arbitrary<unknown> => {
  const inner = (one: unknown, name = ''): fc.Arbitrary<unknown> => {
    if (/(^|_)id$/.test(name) && /integer/.test(JSON.stringify(one))) return ids(name);
    return valuesOf(isSchema(one) ? one : {}, schemas, ids, depth + 1);
  };
  if (typeof schema['$ref'] === 'string')
    return depth > 12 ? fc.constant(null) : inner(schemas[schema['$ref'].slice('#/components/schemas/'.length)]);
  if (schema['const'] !== undefined) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const choices = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  if (choices.length > 0) return fc.oneof(...choices.map((one) => inner(one)));
  const types = [schema['type']].flat();
  if (types.length > 1) return fc.oneof(...types.map((type) => inner({ ...schema, type })));
  switch (types[0]) {
    case 'object': {
      const { properties, required = [], propertyNames } = schema;
      const fields = Object.entries(isSchema(properties) ? properties : {});
      const names = isSchema(propertyNames) && Array.isArray(propertyNames['enum']) ? propertyNames['enum'] : [];
      const all = [
        ...fields,
        ...names.map((name): [string, unknown] => [String(name), schema['additionalProperties']]),
      ];
      const needed = [...(required as string[]), ...names.map(String)];
      return fc.record(Object.fromEntries(all.map(([name, one]) => [name, inner(one, name)])), {
        requiredKeys: needed.filter((name) => all.some(([known]) => known === name)),
        noNullPrototype: true,
      });
    }
    case 'array': {
      const least = numberOr(schema['minItems'], 0);
      const most = Math.min(numberOr(schema['maxItems'], least + 2), least + 2);
      return fc.array(inner(schema['items']), { minLength: least, maxLength: most });
    }
    case 'integer':
    case 'number':
      return numbersOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema);
    default:
      return fc.constantFrom<unknown>('open', 1, null);
  }
};

const wrong = fc.constantFrom<unknown>(
  null,
  '',
  'x',
  -1,
  0,
  1.5,
  2_147_483_648,
  true,
  [],
  {},
  '2026-02-30',
  'é'.repeat(400),
);

/** Half of a valid value: one part of it is gone or is something else. */
export const halfOf = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(values, fc.nat(), fc.boolean(), wrong).map(([value, at, isGone, other]) => {
    if (!isSchema(value)) return other;
    const names = Object.keys(value);
    const name = names[at % Math.max(1, names.length)];
    if (name === undefined) return { unknown: other };
    const { [name]: _, ...rest } = value;
    return isGone ? rest : { ...rest, [name]: other };
  });
