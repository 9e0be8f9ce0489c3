import createFetchClient, { type Client } from 'openapi-fetch';
import type { components, paths } from '../dist/api.d.ts';
import { type Attempts, fetchPatiently } from './fetch-patiently.ts';

/** A schema of the document by its name, such as `Schema<'Load'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

type ErrorReply = Schema<'ErrorReply'>;

const isErrorReply = (body: unknown): body is ErrorReply =>
  typeof body === 'object' && body !== null && 'detail' in body && Array.isArray(body.detail);

/** A refusal of the portal: what is wrong, as a code for programs and a message in both languages for people. */
export class PortalError extends Error {
  override readonly name = 'PortalError';
  readonly status: number;
  /** Code of the first fault, such as `http.not_found`; what stands in between may answer without one. */
  readonly code: string;
  readonly detail: ErrorReply['detail'];
  /** What the portal's own records know the call by. */
  readonly requestId: string | null;

  constructor(status: number, body: unknown) {
    const reply = isErrorReply(body) ? body : null;
    const detail = reply?.detail ?? [];
    super(detail.map(({ field, msg }) => (field ? `${field}: ${msg.en}` : msg.en)).join(' ') || `Answered ${status}`);
    this.status = status;
    this.code = detail[0]?.code ?? '';
    this.detail = detail;
    this.requestId = reply?.request_id ?? null;
  }
}

export type Portal = Client<paths>;

export type PortalOptions = Attempts & {
  /** Where the portal is, such as https://freight.example.com. */
  url: string;
  /** The secret of an API key. */
  key?: string;
  /** The access token of a person's session, for calls that keys may not make. */
  token?: string;
};

/**
 * The portal's calls by method and path. Every POST is named by an `idempotency-key` unless it has one, so that it may
 * be sent again after an answer was lost, and still happens once.
 */
export const portalClient = ({ url, key, token, ...attempts }: PortalOptions): Portal => {
  const portal = createFetchClient<paths>({
    baseUrl: url,
    fetch: fetchPatiently(attempts),
    // What has bytes goes as a form, everything else as JSON.
    bodySerializer: (body: unknown) => (body instanceof FormData ? body : JSON.stringify(body)),
    headers: { ...(key ? { 'x-api-key': key } : {}), ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  portal.use({
    onRequest({ request }) {
      if (request.method === 'POST' && !request.headers.has('idempotency-key'))
        request.headers.set('idempotency-key', crypto.randomUUID());
      return request;
    },
  });
  return portal;
};

/** As a serializer of a body with a file: `{ body, bodySerializer: asForm }`. Fields without a value are left out. */
export const asForm = (
  body: Readonly<Record<string, Blob | string | number | boolean | null | undefined>>,
): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
};

type Answer = { data?: unknown; error?: unknown; response: Response };
type Data<Of extends Answer> = Of extends { data: infer Sent } ? Sent : never;

/** What a call answers; a refusal is thrown as a `PortalError`. */
export const done = async <Of extends Answer>(call: Promise<Of>): Promise<Data<Of>> => {
  const { data, error, response } = await call;
  if (!response.ok) throw new PortalError(response.status, error);
  return data as Data<Of>;
};

const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Makes a call again until its answer is as awaited, a second in between; fails after two minutes unless said otherwise. */
export const until = async <Of extends Answer>(
  call: () => Promise<Of>,
  isAwaited: (answer: Data<Of>) => boolean,
  { seconds = 120, every = 1 } = {},
): Promise<Data<Of>> => {
  for (const end = Date.now() + seconds * 1000; ;) {
    const answer = await done(call());
    if (isAwaited(answer)) return answer;
    if (Date.now() > end) throw new Error(`The awaited answer did not come within ${seconds} seconds`);
    await pause(every);
  }
};

/** Every row of a list, page after page, as the callback reads the one that begins after `skip` rows. */
export async function* everyItem<Of extends Answer>(
  page: (skip: number) => Promise<Of>,
): AsyncGenerator<Data<Of> extends { items: (infer Item)[] } ? Item : never, void, undefined> {
  for (let skip = 0; ;) {
    const { items, total } = (await done(page(skip))) as { items: never[]; total: number };
    yield* items;
    skip += items.length;
    if (items.length === 0 || skip >= total) return;
  }
}
