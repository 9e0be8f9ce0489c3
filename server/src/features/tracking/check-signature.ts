import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { problem } from '../../platform/http/errors.ts';

/** How old a signature may be, and how far ahead a carrier's clock. */
const replayWindowSeconds = 300;

const timestampPattern = /^\d{10}$/;
const signaturePattern = /^v1=([0-9a-f]{64})$/;

const headerOf = (headers: IncomingHttpHeaders, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Finds that a body comes from whoever shares `secret`, and was signed within the last minutes. The signature is
 * `v1=` and the hexadecimal HMAC-SHA256 of `{timestamp}.{body}`, the timestamp in seconds since 1970.
 * 401 `tracking.bad_signature`, the same whether secret, time or body is wrong or missing; `tracking.stale`.
 */
export const checkSignature = (
  secret: string | null,
  headers: IncomingHttpHeaders,
  body: Uint8Array,
  now: Date,
): void => {
  const timestamp = headerOf(headers, 'x-carrier-timestamp');
  const given = signaturePattern.exec(headerOf(headers, 'x-carrier-signature'))?.[1] ?? '';
  // Who has no secret is compared with one that nobody knows: it takes as long to be refused.
  const expected = createHmac('sha256', secret ?? randomBytes(32))
    .update(`${timestamp}.`)
    .update(body)
    .digest();
  const presented = Buffer.alloc(expected.length);
  presented.write(given, 'hex');
  const fits = timingSafeEqual(presented, expected);
  if (!fits || !timestampPattern.test(timestamp)) throw problem('tracking.bad_signature', 401);
  const seconds = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (seconds > replayWindowSeconds) throw problem('tracking.stale', 401);
};
