import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { z } from 'zod';
import { exampleBodies } from './data/example-bodies.ts';
import { fieldSchemas } from '../validation.ts';
import { sampleOf } from './sample-value.ts';

/** Parts of a request that fit its row. */
type ExampleRequest = { path: string; body: unknown };

const sampleOfSchema = (schema: z.core.$ZodType): unknown =>
  sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' }));

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What a call cannot do without in its path or query. */
export const exampleFields = (schema: z.core.$ZodObject | undefined): Record<string, unknown> => {
  const sample = schema && sampleOfSchema(schema);
  return isRecord(sample) ? sample : {};
};

/** What a query cannot do without; lists show how they are paged. */
const queryOf = ({ query }: Endpoint): string => {
  if (!query) return '';
  const fields = fieldSchemas(query);
  const needed = Object.entries(fields).filter(([, field]) => !z.safeParse(field, undefined).success);
  const sample = exampleFields(query);
  const shown: [string, unknown][] = needed.map(([name]) => [name, sample[name]]);
  if ('limit' in fields) shown.push(['limit', 25]);
  const pairs = shown.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};

/** A request that fits a row: its numbers and names stand for the caller's own. */
export const exampleRequest = (row: Endpoint): ExampleRequest => {
  const params = exampleFields(row.params);
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    return typeof value === 'string' ? encodeURIComponent(value) : '1';
  });
  const body = row.body && (exampleBodies[`${row.method} ${row.path}`] ?? sampleOfSchema(row.body));
  return { path: path + queryOf(row), body };
};

/** What a call may answer: all its fields, each with a value of its kind. */
export const exampleReply = (reply: z.core.$ZodType): unknown =>
  sampleOf(z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any', target: 'draft-2020-12' }));

/** What a call is let in by: a key, a session of one's own, or nothing. */
const keyOf = ({ permission, ownSession }: Endpoint): [name: string, variable: string] | null => {
  if (permission === 'public') return null;
  return ownSession ? ['authorization', 'PORTAL_TOKEN'] : ['x-api-key', 'PORTAL_KEY'];
};

const fieldsOfForm = (body: unknown): [string, unknown][] =>
  Object.entries(isRecord(body) ? body : {}).filter(([name]) => name !== 'file');

const curlOf = (row: Endpoint, { path, body }: ExampleRequest): string => {
  const key = keyOf(row);
  const prefix = key?.[0] === 'authorization' ? 'Bearer ' : '';
  const parts = [
    `curl${row.method === 'GET' ? '' : ` -X ${row.method}`} "$PORTAL_URL${path}"`,
    ...(key ? [`-H "${key[0]}: ${prefix}$${key[1]}"`] : []),
  ];
  if (row.encoding === 'multipart') {
    parts.push(...fieldsOfForm(body).map(([name, value]) => `-F '${name}=${String(value)}'`), `-F 'file=@paper.pdf'`);
  } else if (row.encoding === 'form') {
    parts.push(...fieldsOfForm(body).map(([name, value]) => `--data-urlencode '${name}=${String(value)}'`));
  } else if (body !== undefined) {
    parts.push(`-H 'content-type: application/json'`, `-d '${JSON.stringify(body).replaceAll("'", `'\\''`)}'`);
  }
  if (row.reply === 'file') parts.push('-o paper');
  return parts.join(' \\\n  ');
};

const bodyInTypeScript = (row: Endpoint, body: unknown): string[] => {
  if (row.encoding === 'multipart') {
    return [
      'const body = new FormData();',
      ...fieldsOfForm(body).map(([name, value]) => `body.append('${name}', '${String(value)}');`),
      `body.append('file', new File([bytes], 'paper.pdf', { type: 'application/pdf' }));`,
    ];
  }
  if (row.encoding === 'form') return [`const body = new URLSearchParams(${JSON.stringify(body)});`];
  return body === undefined ? [] : [`const body = JSON.stringify(${JSON.stringify(body)});`];
};

const typeScriptOf = (row: Endpoint, { path, body }: ExampleRequest): string => {
  const key = keyOf(row);
  const prefix = key?.[0] === 'authorization' ? '`Bearer ${' : '';
  const value = key && `${prefix}process.env['${key[1]}'] ?? ''${prefix && '}`'}`;
  const isJson = body !== undefined && row.encoding !== 'multipart' && row.encoding !== 'form';
  const headers = [
    ...(key ? [`'${key[0]}': ${value}`] : []),
    ...(isJson ? [`'content-type': 'application/json'`] : []),
  ];
  const init = [
    ...(row.method === 'GET' ? [] : [`method: '${row.method}'`]),
    ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} }`] : []),
    ...(body === undefined ? [] : ['body']),
  ];
  const read =
    row.reply === 'file' ? 'await answer.arrayBuffer()' : row.reply ? 'await answer.json()' : 'answer.status';
  return [
    ...bodyInTypeScript(row, body),
    `const answer = await fetch(\`\${process.env['PORTAL_URL']}${path}\`${init.length > 0 ? `, { ${init.join(', ')} }` : ''});`,
    `console.log(${read});`,
  ].join('\n');
};

/** How a call is made in a shell and in TypeScript, as Markdown. */
export const examplesOf = (row: Endpoint): string => {
  const request = exampleRequest(row);
  return `\`\`\`sh\n${curlOf(row, request)}\n\`\`\`\n\n\`\`\`ts\n${typeScriptOf(row, request)}\n\`\`\``;
};
