import { linkOptions } from '@tanstack/react-router';

const loginPath = '/login';

/** The login page that leads on to the address asked for. */
export const loginAddress = (asked: string): string =>
  asked === '/' ? loginPath : `${loginPath}?next=${encodeURIComponent(asked)}`;

/** The same as a link within the page. */
export const loginPage = (asked: string) =>
  linkOptions({ to: loginPath, search: asked === '/' ? {} : { next: asked } });

/** Where a sign-in leads: the address that was asked for when it is one of the portal's own, else the start. */
export const nextAddress = (asked: unknown): string => {
  if (typeof asked !== 'string' || !asked.startsWith('/')) return '/';
  const { origin } = window.location;
  const url = URL.canParse(asked, origin) ? new URL(asked, origin) : null;
  const isOwn = url?.origin === origin && url.pathname !== loginPath;
  return isOwn ? `${url.pathname}${url.search}${url.hash}` : '/';
};
