import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { ErrorReply } from '@portal/contract/http/error-reply.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { apiGuide } from './examples/api-guide.ts';
import { examplesOf } from './examples/call-example.ts';
import { fileTypesOf, isTextType } from './file-types.ts';
import { takesKey } from './idempotency.ts';
import { isSecretRow } from './secret-rows.ts';
import { successStatus } from './serve.ts';

type JsonSchema = Record<string, unknown>;

const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
};

const refusals = {
  400: 'Not valid',
  401: 'No session',
  403: 'No right',
  404: 'Not found',
  409: 'State or concurrency',
  413: 'Too large',
  415: 'Unsupported type',
  422: 'Key reused',
  429: 'Too many',
  500: 'Our fault',
  503: 'Busy',
} as const;

const errorStatusesOf = (row: Endpoint) => [
  400,
  ...(row.permission === 'public' ? [] : [401, 403]),
  ...new Set([...(row.errors ?? []), ...(takesKey(row) ? [isSecretRow(row) ? 409 : 422] : [])]),
  429,
  500,
];

/** A type a file is sent as, for which generated clients give a text or bytes. */
const fileContent = (type: string) => [
  type,
  { schema: { type: 'string', ...(isTextType(type) ? {} : { format: 'binary' }) } },
];

const responsesOf = (row: Endpoint): JsonSchema => {
  const success =
    row.reply === 'file'
      ? { description: 'The file', content: Object.fromEntries(fileTypesOf(row).map(fileContent)) }
      : row.reply
        ? { description: 'Done', content: { 'application/json': { schema: jsonSchema(row.reply, 'output') } } }
        : { description: 'Done' };
  const errors = errorStatusesOf(row).map((status) => [
    status,
    {
      description: refusals[status as keyof typeof refusals],
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorReply' } } },
    },
  ]);
  return { [successStatus(row)]: success, ...Object.fromEntries(errors) };
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

const parametersOf = (schema: z.core.$ZodObject | undefined, where: 'path' | 'query') => {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
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

const operationOf = (row: Endpoint) => {
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
      ...parametersOf(row.params, 'path'),
      ...parametersOf(row.query, 'query'),
      ...(takesKey(row) ? [keyParameter] : []),
    ],
    ...(row.body
      ? {
          requestBody: {
            required: true,
            content: { [mediaTypes[row.encoding ?? 'json']]: { schema: jsonSchema(row.body, 'input') } },
          },
        }
      : {}),
    responses: responsesOf(row),
  };
};

/** The OpenAPI 3.1 document of the given rows, under the name of who runs the portal. */
export const openApiDocument = (rows: readonly Endpoint[], operatorName: string): JsonSchema => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const row of rows) (paths[row.path] ??= {})[row.method.toLowerCase()] = operationOf(row);
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
      schemas: { ErrorReply: jsonSchema(ErrorReply, 'output') },
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
