import fastify, { type FastifyReply } from 'fastify';
import { type BucketKey, isSignedBy } from './signed-request.ts';

type StoredObject = { bytes: Buffer; modified: Date };

export type BucketSimulator = {
  /** As STORAGE_URL names it. */
  address: string;
  close: () => Promise<void>;
};

const bucket = 'papers';
const key: BucketKey = { accessKeyId: 'demo-bucket', secretAccessKey: 'demo-bucket-secret' };
/** A list goes on on a further page after so few names that every caller meets one. */
const namesAPage = 3;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const refuse = (reply: FastifyReply, status: number, code: string): FastifyReply =>
  reply.code(status).type('application/xml').send(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);

/** The part of an object that a `Range` header names by its first and last byte. */
const partOf = (range: string | undefined, { bytes }: StoredObject) => {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  return first === undefined ? null : { start: Number(first), end: Math.min(Number(last), bytes.length - 1) };
};

/** One page of ListObjectsV2: the names that begin with `prefix`, after the one a former page ended with. */
const pageOf = (objects: ReadonlyMap<string, StoredObject>, prefix: string, after: string): string => {
  const names = [...objects.keys()].filter((name) => name.startsWith(prefix) && name > after).toSorted();
  const shown = names.slice(0, namesAPage);
  const isTruncated = names.length > shown.length;
  const contents = shown.map((name) => {
    const { bytes, modified } = objects.get(name) as StoredObject;
    return `<Contents><Key>${escaped(name)}</Key><LastModified>${modified.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
  });
  const next = isTruncated ? `<NextContinuationToken>${escaped(shown.at(-1) ?? '')}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
};

/** A bucket in memory that speaks what the portal uses of S3, to whoever signs with its key. */
export const startBucketSimulator = async (): Promise<BucketSimulator> => {
  const objects = new Map<string, StoredObject>();
  const app = fastify({ bodyLimit: 1 << 28, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async ({ raw: { method = '', url = '', headers } }, reply) => {
    if (!isSignedBy({ method, url, headers }, key)) return refuse(reply, 403, 'SignatureDoesNotMatch');
  });
  app.put<{ Params: { '*': string }; Body: Buffer | undefined }>(`/${bucket}/*`, async ({ params, body }, reply) => {
    objects.set(params['*'], { bytes: body ?? Buffer.alloc(0), modified: new Date() });
    return reply.send();
  });
  app.get<{ Params: { '*': string }; Querystring: Record<string, string> }>(`/${bucket}/*`, async (request, reply) => {
    const { params, query, headers } = request;
    if (params['*'] === '')
      return reply
        .type('application/xml')
        .send(pageOf(objects, query['prefix'] ?? '', query['continuation-token'] ?? ''));
    const object = objects.get(params['*']);
    if (!object) return refuse(reply, 404, 'NoSuchKey');
    const part = partOf(headers.range, object);
    if (part) void reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${object.bytes.length}`);
    void reply.type('application/octet-stream').header('last-modified', object.modified.toUTCString());
    return reply.send(part ? object.bytes.subarray(part.start, part.end + 1) : object.bytes);
  });
  app.delete<{ Params: { '*': string } }>(`/${bucket}/*`, async ({ params }, reply) => {
    objects.delete(params['*']);
    return reply.code(204).send();
  });
  const { host } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  return {
    address: `s3://${key.accessKeyId}:${key.secretAccessKey}@${host}/${bucket}/portal?tls=false`,
    close: () => app.close(),
  };
};
