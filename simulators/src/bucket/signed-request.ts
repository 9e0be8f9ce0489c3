import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Whose requests a bucket takes. */
export type BucketKey = { accessKeyId: string; secretAccessKey: string };

type SignedRequest = { method: string; url: string; headers: IncomingHttpHeaders };

const algorithm = 'AWS4-HMAC-SHA256';
const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`);

/** The request in the one form in which both sides sign it. */
const canonical = ({ method, url, headers }: SignedRequest, signedHeaders: string): string => {
  const { pathname, searchParams } = new URL(url, 'http://bucket');
  const query = [...searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).toSorted();
  const named = signedHeaders.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const body = String(headers['x-amz-content-sha256']);
  return [method, pathname, query.join('&'), named.join(''), signedHeaders, body].join('\n');
};

/** Whether the owner of `key` has signed a request (AWS Signature Version 4, in its header). */
export const isSignedBy = (request: SignedRequest, { accessKeyId, secretAccessKey }: BucketKey): boolean => {
  const [, id, scope = '', signedHeaders = '', signature] =
    authorization.exec(request.headers.authorization ?? '') ?? [];
  if (id !== accessKeyId) return false;
  const key = scope.split('/').reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${secretAccessKey}`);
  const moment = String(request.headers['x-amz-date']);
  const text = [algorithm, moment, scope, sha256(canonical(request, signedHeaders))].join('\n');
  return hmac(key, text).toString('hex') === signature;
};
