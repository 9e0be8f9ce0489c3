import { loadChunk } from '../../../platform/load-chunk.ts';

/** Browsers know no passkeys of an IP address. */
const ipAddress = /^[\d.]+$|^\[/;

/** Whether this browser can have passkeys of the address the portal was opened at. */
export const canHavePasskeys = (): boolean =>
  'PublicKeyCredential' in window && window.isSecureContext && !ipAddress.test(window.location.hostname);

/** What speaks with the browser's authenticators, fetched when it is first needed. */
export const loadPasskeyBrowser = () => loadChunk(() => import('@simplewebauthn/browser'));
