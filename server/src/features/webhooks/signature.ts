import { createHmac, randomBytes } from 'node:crypto';

/** What a secret begins with wherever it is shown; the key itself follows in base64. */
const mark = 'whsec_';
const secretBytes = 32;
/** Signs that are shown of a secret later. */
const shown = mark.length + 4;

export type MadeSecret = { key: Buffer; text: string; prefix: string };

/** A new secret: its key, the text that is shown once, and what is shown later. */
export const makeSecret = (): MadeSecret => {
  const key = randomBytes(secretBytes);
  const text = `${mark}${key.toString('base64')}`;
  return { key, text, prefix: text.slice(0, shown) };
};

type Signed = { id: string; at: Date; body: string };

/**
 * The headers of Standard Webhooks 1.0.0: a signature by each key that counts, apart by blanks.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export const signedHeaders = ({ id, at, body }: Signed, keys: readonly Buffer[]): Record<string, string> => {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const signatures = keys.map((key) => {
    const hmac = createHmac('sha256', key).update(`${id}.${seconds}.${body}`);
    return `v1,${hmac.digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') };
};
