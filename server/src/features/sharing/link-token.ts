import { createHmac, hash, randomUUID, timingSafeEqual } from 'node:crypto';

type Purpose = 'share' | 'tracking';

/** What a link's row keeps: enough to make the address again together with the server's secret, useless without. */
export type LinkSecret = { seed: string; token_hash: Buffer };

/** The 256 bits in a link's address. The same seed always gives the same; the database alone gives nothing away. */
export const tokenOf = (key: Uint8Array, purpose: Purpose, seed: string): string =>
  createHmac('sha256', key).update(`${purpose} ${seed}`).digest('base64url');

export const linkHash = (token: string): Buffer => Buffer.from(hash('sha256', token, 'hex'), 'hex');

export const newLinkSecret = (key: Uint8Array, purpose: Purpose): LinkSecret => {
  const seed = randomUUID();
  return { seed, token_hash: linkHash(tokenOf(key, purpose, seed)) };
};

/** What a paper's address on a public page stands for: one document of one link. */
export type PaperGrant = { purpose: Purpose; link_id: number; document_id: number; expires_at: number };

const goodForSeconds = 600;
const mac = (key: Uint8Array, body: string): Buffer => createHmac('sha256', key).update(`paper ${body}`).digest();

/** The address of a paper on a public page, good for ten minutes as long as its link still opens. */
export const paperAddress = (key: Uint8Array, grant: Omit<PaperGrant, 'expires_at'>, now: Date): string => {
  const signed: PaperGrant = { ...grant, expires_at: Math.floor(now.getTime() / 1000) + goodForSeconds };
  const body = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return `/api/shared-files/${body}.${mac(key, body).toString('base64url')}`;
};

/** What such an address grants, or null when it is forged, altered or too old. */
export const readPaperGrant = (key: Uint8Array, token: string, now: Date): PaperGrant | null => {
  const [body = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const wanted = mac(key, body);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  const grant: PaperGrant = JSON.parse(Buffer.from(body, 'base64url').toString());
  return grant.expires_at * 1000 > now.getTime() ? grant : null;
};
