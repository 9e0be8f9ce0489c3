import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { schemaNames } from './data/schema-names.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { features } from '../../features.ts';
import { componentSchemas } from './component-schemas.ts';
import { openApiDocument } from './openapi.ts';

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const rows: Endpoint[] = [];
for (const { routes } of features) routes?.({ rows });
const document = openApiDocument(rows, 'Portal');
const { paths, components } = document as {
  paths: Record<string, Record<string, { requestBody?: Json; responses: Record<string, Json> }>>;
  components: { schemas: Record<string, Json>; responses: Record<string, Json> };
};
const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ name: `${method} ${path}`, call })),
);

/** Objects this long are worth a name where several calls have them. */
const longest = 700;

const longObjects = (value: unknown): string[] => {
  if (!isJson(value)) return [];
  const own = value['type'] === 'object' && value['properties'] ? [JSON.stringify(value)] : [];
  return [...own.filter(({ length }) => length > longest), ...Object.values(value).flatMap(longObjects)];
};

describe('the OpenAPI document', () => {
  it('writes no long object out twice: what calls share has a name', () => {
    const places = new Map<string, string[]>();
    const parts = [
      ...calls.map(({ name, call }) => [name, call] as const),
      ...Object.entries(components.schemas).map(([name, schema]) => [name, Object.values(schema)] as const),
    ];
    for (const [name, part] of parts) {
      for (const text of new Set(longObjects(part))) places.set(text, [...(places.get(text) ?? []), name]);
    }
    expect([...places.values()].filter(({ length }) => length > 1)).toEqual([]);
  });

  it('refers to what it holds, and holds nothing that no call refers to', () => {
    const text = JSON.stringify({ paths, components });
    const referred = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name));
    expect([...referred].toSorted()).toEqual(Object.keys(components.schemas).toSorted());
    expect(text).not.toContain('$defs');
  });

  it('has a use for every name', () => {
    const used = new Set(Object.keys(components.schemas));
    expect(Object.keys(schemaNames).filter((name) => !used.has(name))).toEqual([]);
  });

  it('says of each call what it is sent and answers, refusals too', () => {
    const refused = { content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorReply' } } } };
    for (const response of Object.values(components.responses)) expect(response).toMatchObject(refused);
    const silent = calls.filter(({ call: { responses } }) => !Object.keys(responses).some((status) => status < '300'));
    expect(silent.map(({ name }) => name)).toEqual([]);
    for (const { name, call } of calls) {
      // By the Model Context Protocol, which has refusals of its own.
      if (name === 'post /api/mcp') continue;
      expect(call.responses).toMatchObject({
        400: { $ref: '#/components/responses/NotValid' },
        500: { $ref: '#/components/responses/OurFault' },
      });
    }
    expect(paths['/api/drayage/deadlines']?.['get']).toMatchObject({
      parameters: [{ name: 'load_ids', required: true }],
    });
    expect(paths['/api/claims']?.['post']).toMatchObject({
      requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/NewClaim' } } } },
      responses: { 201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Claim' } } } } },
    });
  });
});

describe('the examples of the document', () => {
  /** By the pointers of the document, so that references within it are found. */
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'portal');
  const faultOf = (at: readonly string[], schema: unknown, example: unknown): string[] => {
    const pointer = at.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const check = ajv.getSchema(`portal#/${pointer}/schema`);
    if (!isJson(schema) || !check) return [`${at.join(' ')} has no schema`];
    if (example === undefined) return [`${at.join(' ')} has no example`];
    return check(example) ? [] : [`${at.join(' ')}: ${ajv.errorsText(check.errors)}`];
  };
  type Media = { schema?: unknown; example?: unknown };
  const faultsOfContent = (at: readonly string[], content: unknown): string[] =>
    Object.entries((content ?? {}) as Record<string, Media>).flatMap(([type, { schema, example }]) =>
      // A file stands for itself.
      isJson(schema) && schema['type'] === 'string' && example === undefined
        ? []
        : faultOf([...at, 'content', type], schema, example),
    );

  it('fit their schemas, and no call is without: what is sent, what is answered, how it is refused', () => {
    const found = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, call]) => {
        const at = ['paths', path, method];
        const parameters = (call as unknown as { parameters: (Media & { required: boolean })[] }).parameters;
        return [
          ...faultsOfContent([...at, 'requestBody'], call.requestBody?.['content']),
          ...parameters.flatMap(({ required, schema, example }, index) =>
            required ? faultOf([...at, 'parameters', String(index)], schema, example) : [],
          ),
          ...Object.entries(call.responses).flatMap(([status, response]) =>
            faultsOfContent([...at, 'responses', status], response['content']),
          ),
        ];
      }),
    );
    const refused = Object.entries(components.responses).flatMap(([name, response]) =>
      faultsOfContent(['components', 'responses', name], response['content']),
    );
    expect([...found, ...refused]).toEqual([]);
  });
});

describe('named schemas', () => {
  const Place = z.strictObject({ city: z.string(), zone: z.string().default('') });
  const Stop = z.strictObject({ place: Place });
  const Note = z.strictObject({ text: z.string() });
  const TripInput = z.strictObject({ at: z.string().default('') });
  const bothSides = (schema: z.core.$ZodType) => (['input', 'output'] as const).map((side) => ({ schema, side }));

  it('have two names where the answer says more than has to be sent, be it deep within', () => {
    const parts = [Stop, Note, TripInput].flatMap(bothSides);
    const { schemas, schemaOf } = componentSchemas({ Place, Stop, Note, TripInput }, parts);
    const names = ['Note', 'Place', 'PlaceInput', 'Stop', 'StopInput', 'TripInput', 'TripInputWithDefaults'];
    expect(Object.keys(schemas)).toEqual(names);
    expect(schemaOf(Stop, 'input')).toEqual({ $ref: '#/components/schemas/StopInput' });
  });

  it('keep what schemas say of themselves, named or not', () => {
    const Code = z.string().meta({ description: 'As it stands on the doors' });
    const Box = z.strictObject({ code: Code.refine(Boolean) }).meta({ title: 'Box' });
    const { schemas, schemaOf } = componentSchemas({ Box }, [Box, Code].flatMap(bothSides));
    expect(schemas['Box']).toMatchObject({
      title: 'Box',
      properties: { code: { description: 'As it stands on the doors' } },
    });
    expect(schemaOf(Code, 'input')).toMatchObject({ description: 'As it stands on the doors' });
  });

  it('are refused where one would be called like another', () => {
    const named = { Place, PlaceInput: Note };
    expect(() => componentSchemas(named, [Place, Note].flatMap(bothSides))).toThrow('PlaceInput');
  });
});
