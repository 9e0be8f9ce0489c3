import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { ErrorReply, type ErrorStatus } from '@portal/contract/http/error-reply.ts';
import { schemaNames } from './data/schema-names.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { apiGuide } from './examples/api-guide.ts';
import { componentSchemas, type JsonSchema } from './component-schemas.ts';
import { exampleFields, exampleReply, exampleRequest, examplesOf } from './examples/call-example.ts';
import { fileTypesOf, isTextType } from './file-types.ts';
import { takesKey } from './idempotency.ts';
import { isSecretRow } from './secret-rows.ts';
import { refusalResponses, refusals } from './refusal-responses.ts';
import { successStatus } from './serve.ts';
import { fieldSchemas } from './validation.ts';

type Components = ReturnType<typeof componentSchemas>;

const refusalsOfSession: readonly ErrorStatus[] = [401, 403];
/** Of a repeat under the same key: what is kept of the first call is compared, and of one with a secret nothing is. */
const refusalOfRepeat = (row: Endpoint): ErrorStatus => (isSecretRow(row) ? 409 : 422);

/** By number, each once: what a row names itself is among those that every call may give. */
const errorStatusesOf = (row: Endpoint): ErrorStatus[] => [
  ...(row.ownProtocol ? [] : ([400] as const)),
  ...(row.permission === 'public' ? [] : refusalsOfSession),
  ...new Set([...(row.errors ?? []), ...(takesKey(row) ? [refusalOfRepeat(row)] : [])]),
  429,
  500,
  503,
];

/** A type a file is sent as, for which generated clients give a text or bytes. */
const fileContent = (type: string) => [
  type,
  type === 'application/json'
    ? { schema: { type: 'object' }, example: {} }
    : { schema: { type: 'string', ...(isTextType(type) ? {} : { format: 'binary' }) } },
];

/** What a protocol of its own answers beside its success: that a message was taken, and its own refusals. */
const answersOfProtocol: JsonSchema = {
  202: { description: 'Taken; there is nothing to answer' },
  '4XX': {
    description: 'Refused by the protocol',
    content: { 'application/json': { schema: { type: 'object' }, example: {} } },
  },
};

const responsesOf = (row: Endpoint, { schemaOf }: Components): JsonSchema => {
  const success =
    row.reply === 'file'
      ? { description: 'The file', content: Object.fromEntries(fileTypesOf(row).map(fileContent)) }
      : row.reply
        ? {
            description: 'Done',
            content: {
              'application/json': { schema: schemaOf(row.reply, 'output'), example: exampleReply(row.reply) },
            },
          }
        : { description: 'Done' };
  const errors = errorStatusesOf(row).map((status) => [
    status,
    { $ref: `#/components/responses/${refusals[status].name}` },
  ]);
  const ofProtocol = row.ownProtocol ? answersOfProtocol : {};
  return { [row.ownProtocol ? 200 : successStatus(row)]: success, ...ofProtocol, ...Object.fromEntries(errors) };
};

/** What may not happen twice is named by a header. */
const keyParameter = {
  name: 'idempotency-key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

const keyTexts = {
  kept: 'A repeat with the same `idempotency-key` has no second effect and gets the first answer; another body, 422.',
  secret:
    'A repeat with the same `idempotency-key` has no second effect and is refused with 409, since nothing of a call with a secret is kept.',
};

const parametersOf = (schema: z.core.$ZodObject | undefined, where: 'path' | 'query', { schemaOf }: Components) => {
  const examples = exampleFields(schema);
  return Object.entries(fieldSchemas(schema)).map(([name, field]) => {
    const required = where === 'path' || !z.safeParse(field, undefined).success;
    const example = required ? { example: examples[name] } : {};
    return { name, in: where, required, schema: schemaOf(field, 'input'), ...example };
  });
};

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  raw: 'application/json',
};

/** A session of one's own where a row wants one; else a session or a key. */
const securityOf = ({ permission, ownSession }: Endpoint): Record<string, string[]>[] => {
  if (permission === 'public') return [];
  return ownSession ? [{ bearer: [] }] : [{ bearer: [] }, { apiKey: [] }];
};

const operationOf = (row: Endpoint, components: Components) => {
  const [, , tag = 'portal'] = row.path.split('/');
  return {
    operationId: `${row.method.toLowerCase()}${row.path.replaceAll(/[^a-zA-Z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase()).replaceAll(/\W/g, '')}`,
    summary: row.summary,
    description: [
      `Access: \`${row.permission}\``,
      ...(takesKey(row) ? [keyTexts[isSecretRow(row) ? 'secret' : 'kept']] : []),
      examplesOf(row),
    ].join('\n\n'),
    tags: [tag],
    security: securityOf(row),
    parameters: [
      ...parametersOf(row.params, 'path', components),
      ...parametersOf(row.query, 'query', components),
      ...(takesKey(row) ? [keyParameter] : []),
    ],
    ...(row.body
      ? {
          requestBody: {
            required: true,
            content: {
              [mediaTypes[row.encoding ?? 'json']]: {
                schema: components.schemaOf(row.body, 'input'),
                example: exampleRequest(row).body,
              },
            },
          },
        }
      : {}),
    responses: responsesOf(row, components),
  };
};

/** Every schema of a call, and the side of it that the call has. */
const schemasOf = ({ params, query, body, reply }: Endpoint) => [
  ...[...Object.values(fieldSchemas(params)), ...Object.values(fieldSchemas(query)), ...(body ? [body] : [])].map(
    (schema) => ({ schema, side: 'input' as const }),
  ),
  ...(reply && reply !== 'file' ? [{ schema: reply, side: 'output' as const }] : []),
];

/** The OpenAPI 3.1 document of the given rows, under the name of who runs the portal. */
export const openApiDocument = (rows: readonly Endpoint[], operatorName: string): JsonSchema => {
  const components = componentSchemas(schemaNames, [
    { schema: ErrorReply, side: 'output' },
    ...rows.flatMap(schemasOf),
  ]);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const row of rows) (paths[row.path] ??= {})[row.method.toLowerCase()] = operationOf(row, components);
  return {
    openapi: '3.1.0',
    info: {
      title: operatorName,
      version: '0.1.0',
      description: apiGuide,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
      },
      schemas: components.schemas,
      responses: refusalResponses(components.schemaOf(ErrorReply, 'output')),
    },
  };
};

/** The document at /api/docs.json and a page to read and try it at /api/docs. */
export const serveOpenApi = async (
  server: FastifyInstance,
  rows: readonly Endpoint[],
  operatorName: () => string,
): Promise<void> => {
  let drawn: { name: string; document: JsonSchema } | null = null;
  const present = () => {
    const name = operatorName();
    if (drawn?.name !== name) drawn = { name, document: openApiDocument(rows, name) };
    return drawn.document;
  };
  await server.register(swagger, {
    mode: 'static',
    specification: { document: { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} } },
  });
  await server.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { url: '/api/docs.json', docExpansion: 'list', tryItOutEnabled: true },
    transformSpecification: () => present() as never,
    transformSpecificationClone: false,
  });
  server.get('/api/docs.json', async () => present());
};
