import type { Call } from '@portal/contract/http/endpoint.ts';

type Values = Record<string, unknown>;

/** The parts of any request, before they are put on the wire. */
export type RequestParts = { params?: unknown; query?: unknown; body?: unknown };

/** The call's path with its parameters filled in and its query behind it; lists repeat their name. */
export const requestUrl = (call: Call, { params, query }: RequestParts): string => {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Values | undefined)?.[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  return search.size > 0 ? `${path}?${search}` : path;
};

/** The body in the call's encoding. A multipart body names its own content type, with the boundary. */
export const requestBody = (call: Call, { body }: RequestParts): { body?: BodyInit; contentType?: string } => {
  if (body === undefined) return {};
  switch (call.encoding) {
    case 'form':
      return {
        body: new URLSearchParams(body as Record<string, string>).toString(),
        contentType: 'application/x-www-form-urlencoded',
      };
    case 'multipart':
      return { body: formData(body as Values) };
    default:
      return { body: JSON.stringify(body), contentType: 'application/json' };
  }
};

const formData = (values: Values): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one instanceof Blob) form.append(name, one);
      else if (one !== undefined && one !== null) form.append(name, String(one));
    }
  }
  return form;
};
