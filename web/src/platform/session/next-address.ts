import { linkOptions } from '@tanstack/react-router';

const loginPath = '/login';

/** The login page that leads on to the address asked for. */
export const loginAddress = (requested: string): string =>
  requested === '/' ? loginPath : `${loginPath}?next=${encodeURIComponent(requested)}`;

/** The same as a link within the page. */
export const loginPage = (requested: string) =>
  linkOptions({ to: loginPath, search: requested === '/' ? {} : { next: requested } });

/** Where a sign-in leads: the address that was asked for when it is one of the portal's own, else the start. */
export const nextAddress = (requested: unknown): string => {
  if (typeof requested !== 'string' || !requested.startsWith('/')) return '/';
  const { origin } = window.location;
  const url = URL.canParse(requested, origin) ? new URL(requested, origin) : null;
  const isOwn = url?.origin === origin && url.pathname !== loginPath;
  return isOwn ? `${url.pathname}${url.search}${url.hash}` : '/';
};
