import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { problem } from './errors.ts';

/** What a row with uploads may be sent, its other fields included, unless it says how much. */
export const uploadLimit = 5 * 1024 * 1024;

/** Two equal bodies are recognized by names and digests of their files: as text, a file would say nothing of either. */
export const recognizable = (file: File, sha256: string): File =>
  Object.assign(file, { toJSON: () => ({ name: file.name, sha256 }) });

const asValue = async (value: string | File): Promise<string | File> => {
  if (typeof value === 'string') return value;
  const digest = createHash('sha256')
    .update(new Uint8Array(await value.arrayBuffer()))
    .digest('hex');
  return recognizable(value, digest);
};

/** The fields of a form by name; those named several times as a list. */
const fieldsOf = async (form: FormData): Promise<Record<string, unknown>> => {
  const fields: Record<string, unknown> = Object.create(null);
  for (const name of new Set(form.keys())) {
    const values = await Promise.all(form.getAll(name).map(asValue));
    fields[name] = values.length === 1 ? values[0] : values;
  }
  return fields;
};

/**
 * Takes multipart bodies for the rows that ask for them, read whole into memory within the route's limit. The runtime's
 * own reader of forms does the parsing; what it cannot read is refused with 400, other rows with 415.
 */
export const takeUploads = (server: FastifyInstance): void => {
  server.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: uploadLimit },
    async (
      request: {
        routeOptions: { config: { row?: { encoding?: string } } };
        headers: { 'content-type'?: string | undefined };
      },
      body: Buffer,
    ) => {
      if (request.routeOptions.config.row?.encoding !== 'multipart') throw problem('http.unsupported_type', 415);
      const contentType = String(request.headers['content-type']);
      const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
        .formData()
        .catch(() => null);
      if (!form) throw problem('http.malformed', 400);
      return fieldsOf(form);
    },
  );
};
