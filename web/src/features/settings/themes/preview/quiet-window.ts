import type { Language } from '@portal/contract/words/language.ts';
import { storedKeys } from '../../../../platform/session/stored.ts';
import { sampleNetwork } from './sample-answers.ts';

/** What a window keeps, in memory alone. Names are properties of their own, as those of the browser's storage are. */
const emptyStorage = (): Storage => {
  const methods = {
    getItem(this: Record<string, string>, name: string) {
      return this[name] ?? null;
    },
    setItem(this: Record<string, string>, name: string, value: string) {
      this[name] = String(value);
    },
    removeItem(this: Record<string, string>, name: string) {
      delete this[name];
    },
  };
  return Object.create(methods) as Storage;
};

/** A connection that opens and brings no news; what it is sent, it takes. */
class SampleSocket extends EventTarget {
  readonly readyState = 1;
  binaryType = 'blob';
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    super();
    // The two greetings of the protocol; the intervals are longer than anybody looks at a preview.
    const greeting = { sid: 's', upgrades: [], pingInterval: 1e9, pingTimeout: 1e9, maxPayload: 1e6 };
    setTimeout(() => {
      this.onopen?.();
      this.onmessage?.({ data: `0${JSON.stringify(greeting)}` });
    });
  }

  send(data: string): void {
    if (data.startsWith('40')) setTimeout(() => this.onmessage?.({ data: '40{"sid":"s"}' }));
  }

  close(): void {
    this.onclose?.();
  }
}

const keptScheme = 'portal.color_scheme';

/** Shows the other scheme in a window made quiet before. */
export const chooseScheme = (inner: Window, scheme: string): void => {
  inner.localStorage.setItem(keptScheme, scheme);
  inner.dispatchEvent(new StorageEvent('storage', { key: keptScheme }));
};

/**
 * Parts a window from the portal around it before anything runs in it: it reads sample answers, can send nothing, and
 * keeps nothing. Whoever is signed in here is not signed in there.
 */
export const makeQuiet = (inner: Window, language: Language, scheme: string): void => {
  const local = emptyStorage();
  const session = { access_token: 'sample', refresh_token: 'sample', expires_at: Number.MAX_SAFE_INTEGER };
  local.setItem(storedKeys.session, JSON.stringify(session));
  local.setItem(storedKeys.language, JSON.stringify(language));
  local.setItem(keptScheme, scheme);
  const own = {
    localStorage: local,
    sessionStorage: emptyStorage(),
    fetch: sampleNetwork(language),
    WebSocket: SampleSocket,
    XMLHttpRequest: undefined,
    open: () => null,
  };
  for (const [name, value] of Object.entries(own))
    Object.defineProperty(inner, name, { value, configurable: true, writable: true });
};
