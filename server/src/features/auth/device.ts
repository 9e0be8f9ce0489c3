import { createHash, randomBytes } from 'node:crypto';
import type { HttpParts } from '../../platform/http/serve.ts';

const cookieName = 'portal_device';
const cookiePattern = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`);
const yearInSeconds = 31_536_000;

/** What a browser shows to be known by: 256 random bits; only its hash is kept. */
export const newDevice = (): string => randomBytes(32).toString('base64url');

export const deviceHash = (device: string): Buffer => createHash('sha256').update(device).digest();

/** The device a request says it comes from, or null. */
export const deviceOf = ({ request }: HttpParts): string | null =>
  cookiePattern.exec(request.headers.cookie ?? '')?.[1] ?? null;

/** Lets the browser remember the device for a year; no script can read it, no other site's form sends it. */
export const rememberDevice = ({ reply }: HttpParts, device: string, publicUrl: string): void => {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `${cookieName}=${device}; Path=/api/auth; Max-Age=${yearInSeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
};
