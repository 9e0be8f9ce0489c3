import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of this portal, or from no page at all. What a browser says of itself
 * (`Sec-Fetch-Site`) no page can change; where it is missing the origin is compared with the host and with `publicUrl`.
 */
export const isSameOrigin = (headers: IncomingHttpHeaders, publicUrl: string): boolean => {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return origin === new URL(publicUrl).origin;
  if (!origin || site === 'same-origin') return true;
  try {
    return new URL(origin).host === host || origin === new URL(publicUrl).origin;
  } catch {
    return false;
  }
};
