import fc from 'fast-check';
import { type DocSchema, type DocSchemas, halfOf, type KnownIds, valuesOf } from './inputs.ts';

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: DocSchema };
type Media = { schema?: DocSchema; example?: unknown };
export type DocResponse = { $ref?: string; content?: Record<string, Media> };
type Operation = {
  parameters: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, DocResponse>;
};
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: DocSchemas; responses: Record<string, DocResponse> };
};

/** One call of the document. */
export type DocCall = { name: string; method: string; path: string; operation: Operation };

/** What a client sends, before it is encoded. */
export type DocRequest = {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  type: string | null;
};

export const callsOf = ({ paths }: ApiDocument): DocCall[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );

const asRecord = (value: unknown): Record<string, unknown> => (value ?? {}) as Record<string, unknown>;

/** Requests of a call: two of three as the document or its example has them, the others with one part wrong or missing. */
export const requestsOf = ({ operation }: DocCall, document: ApiDocument, ids: KnownIds) => {
  const { schemas } = document.components;
  const [type = null] = Object.keys(operation.requestBody?.content ?? {});
  const fieldsIn = (where: Parameter['in']): fc.Arbitrary<Record<string, unknown>> => {
    const fields = operation.parameters.filter((one) => one.in === where);
    const properties = Object.fromEntries(fields.map(({ name, schema }) => [name, schema]));
    const required = fields.filter((one) => one.required).map(({ name }) => name);
    const named = valuesOf({ type: 'object', properties, required }, schemas, ids).map(asRecord);
    // Of the many a list may be filtered by, some at a time.
    return where === 'path' ? named : fc.oneof(named, fc.constant({}), halfOf(named).map(asRecord));
  };
  const example = fc.constant(type ? operation.requestBody?.content[type]?.example : null);
  const body = type ? valuesOf(operation.requestBody?.content[type]?.schema ?? {}, schemas, ids) : fc.constant(null);
  return fc.record({
    path: fieldsIn('path'),
    query: fieldsIn('query'),
    body: fc.oneof(
      { weight: 2, arbitrary: body },
      { weight: 2, arbitrary: example },
      { weight: 1, arbitrary: halfOf(body) },
      { weight: 1, arbitrary: halfOf(example) },
    ),
    type: fc.constant(type),
  });
};

const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF`;
const files = [
  new File([pdf], 'paper.pdf', { type: 'application/pdf' }),
  new File(['name,zip\nDock 3,75207\n'], 'rows.csv', { type: 'text/csv' }),
  new File(['nothing'], 'nothing.png', { type: 'image/png' }),
];

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** The body as the document says that it is sent, with the file that `turn` comes to. */
export const encodedBody = (
  { body, type }: DocRequest,
  turn: number,
): { body?: string | FormData | URLSearchParams; type?: string } => {
  if (type === null) return {};
  if (type === 'application/json') return { body: JSON.stringify(body) ?? 'null', type };
  const form = type === 'multipart/form-data' ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(asRecord(body))) {
    const file = files[turn % files.length];
    if (name === 'file' && file && form instanceof FormData) form.append(name, file);
    else form.append(name, asText(value));
  }
  return { body: form };
};

/** The address that a request goes to. */
export const addressOf = ({ path }: DocCall, request: DocRequest): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(asText(request.path[name] ?? 0).toWellFormed()),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query))
    for (const one of [value].flat()) if (one !== undefined) search.append(name, asText(one));
  return search.size > 0 ? `${filled}?${search.toString()}` : filled;
};
