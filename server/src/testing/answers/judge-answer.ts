import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ApiDocument, DocCall, DocResponse } from './document-calls.ts';

/** An answer as it came over the wire. */
export type WireAnswer = { status: number; contentType: string | null; retryAfter: string | null; bytes: Buffer };

const pointer = (parts: readonly string[]): string =>
  parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

const matches = (type: string, named: string): boolean =>
  named === '*/*' || named === type || (named.endsWith('/*') && type.startsWith(named.slice(0, -1)));

/** Holds answers against the document alone: status, media type, and the body by its schema. */
export const judgeBy = (document: ApiDocument) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'portal');
  const placeOf = ({ path, method }: DocCall, code: string, response: DocResponse): string[] =>
    response.$ref ? response.$ref.slice(2).split('/') : ['paths', path, method.toLowerCase(), 'responses', code];

  /** What the document does not say of an answer; null where it says all. */
  return (call: DocCall, { status, contentType, retryAfter, bytes }: WireAnswer): string | null => {
    const range = `${Math.floor(status / 100)}XX`;
    const code = status in call.operation.responses ? String(status) : range;
    const named = call.operation.responses[code];
    if (!named) return `answers ${status}, which is not documented`;
    if (status === 500) return 'answers 500';
    if ((status === 429 || status === 503) && !retryAfter) return `answers ${status} without retry-after`;
    const at = placeOf(call, code, named);
    const response = named.$ref ? document.components.responses[at.at(-1) ?? ''] : named;
    const content = Object.keys(response?.content ?? {});
    if (content.length === 0) return bytes.length === 0 ? null : `answers ${status} with a body that is not documented`;
    const [type = ''] = (contentType ?? '').split(';');
    const media = content.find((one) => matches(type, one));
    if (media === undefined) return `answers ${status} as ${type}, documented as ${content.join(', ')}`;
    if (media !== 'application/json') return bytes.length > 0 ? null : `answers ${status} with an empty file`;
    const check = ajv.getSchema(`portal#/${pointer([...at, 'content', media, 'schema'])}`);
    if (!check) return `has no schema for ${status}`;
    let body: unknown;
    try {
      body = JSON.parse(bytes.toString());
    } catch {
      return `answers ${status} with what is no JSON: ${bytes.toString().slice(0, 100)}`;
    }
    return check(body) ? null : `answers ${status} against its schema: ${ajv.errorsText(check.errors)}`.slice(0, 500);
  };
};
