import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** Which side of a schema is meant: what may be sent, or what is answered once defaults are filled in. */
type Side = 'input' | 'output';

type NamedSchemas = Readonly<Record<string, z.core.$ZodType>>;

/** How a schema that has a name is referred to, before it is known what the document calls each of its sides. */
const inner = '#/$defs/';

const isRecord = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

const mapReferences = (value: unknown, refer: (name: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((one) => mapReferences(one, refer));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === '$ref' && typeof one === 'string' && one.startsWith(inner)
        ? `#/components/schemas/${refer(one.slice(inner.length))}`
        : mapReferences(one, refer),
    ]),
  );
};

const referencesOf = (schema: JsonSchema): string[] => {
  const found: string[] = [];
  mapReferences(schema, (name) => {
    found.push(name);
    return name;
  });
  return found;
};

type Components = Record<Side, Map<string, JsonSchema>>;

/** The names whose two sides are not the same, be it only for a schema within them. */
const namesOfTwoSides = ({ input, output }: Components): Set<string> => {
  const names = [...input.keys()].filter((name) => output.has(name));
  const found = new Set(names.filter((name) => JSON.stringify(input.get(name)) !== JSON.stringify(output.get(name))));
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const name of names) {
      if (referencesOf(input.get(name) ?? {}).some((other) => found.has(other))) found.add(name);
    }
  }
  return found;
};

/** What a schema is called on a side that differs from the other one. */
const nameOfSide = (name: string, side: Side): string => {
  if (name.endsWith('Input')) return side === 'input' ? name : `${name}WithDefaults`;
  return side === 'input' ? `${name}Input` : name;
};

const writing = {
  unrepresentable: 'any',
  target: 'draft-2020-12',
  // What schemas say of themselves stands in the registry that their names take the place of.
  override: ({ zodSchema, jsonSchema }) => void Object.assign(jsonSchema, z.globalRegistry.get(zodSchema)),
} satisfies z.core.ToJSONSchemaParams;

/** A schema of a call, by the side that the call has of it. */
type Part = { schema: z.core.$ZodType; side: Side };

/**
 * The schemas of calls as JSON Schema, with references where a part of one has a name. All are written first, since only
 * then it is known whether what is sent under a name differs from what is answered: both have names of their own then.
 */
export const componentSchemas = (named: NamedSchemas, parts: readonly Part[]) => {
  const names = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) names.add(schema, { id });
  const components: Components = { input: new Map(), output: new Map() };
  const written = { input: new Map<z.core.$ZodType, JsonSchema>(), output: new Map<z.core.$ZodType, JsonSchema>() };
  for (const { schema, side } of parts) {
    const json = z.toJSONSchema(schema, { ...writing, io: side, metadata: names });
    const { $schema: _, $defs = {}, ...rest } = json;
    for (const [name, definition] of Object.entries($defs)) components[side].set(name, definition);
    written[side].set(schema, rest);
  }
  const ofTwoSides = namesOfTwoSides(components);
  const nameOn = (side: Side) => (name: string) => (ofTwoSides.has(name) ? nameOfSide(name, side) : name);
  const schemas: Record<string, unknown> = {};
  for (const side of ['output', 'input'] as const) {
    for (const [name, schema] of components[side]) {
      const shown = nameOn(side)(name);
      if (shown !== name && shown in named) throw new Error(`${shown} is the name of two schemas`);
      schemas[shown] = mapReferences(schema, nameOn(side));
    }
  }
  return {
    /** Every named schema that is used, by the name the document gives it. */
    schemas: Object.fromEntries(Object.entries(schemas).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    schemaOf: (schema: z.core.$ZodType, side: Side) =>
      mapReferences(written[side].get(schema) ?? {}, nameOn(side)) as JsonSchema,
  };
};
