import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Language } from '@portal/contract/words/language.ts';
import { sessionOf } from './api.ts';
import type { Person } from './people.ts';
import { baseURL } from './product.ts';

type Options = {
  /** Who is signed in when the test begins; null: nobody. */
  as: Person | null;
  /** The language that was chosen on an earlier visit; null: none was, and the person's own counts, which others change. */
  language: Language | null;
};

type Fixtures = {
  /** Whose session the test begins with; null: nobody's. */
  signedInEmail: string | null;
  /** What the page complained about in the browser's console so far. */
  complaints: string[];
  /** What the content policy has kept from any page of the test; a journey that leaves something here fails. */
  blocked: string[];
};

/** What the portal keeps in the browser of a person who is signed in and has chosen a language, by its name. */
const keptFor = async (email: string | null, language: Language | null): Promise<[string, string][]> => {
  const tokens = email && (await sessionOf(email));
  const session = tokens && {
    access_token: tokens.access_token,
    refresh_token: tokens.refresh_token,
    expires_at: Date.now() + tokens.expires_in * 1000,
  };
  return Object.entries({ 'portal.session': session, 'portal.language': language })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [name, JSON.stringify(value)]);
};

/** Keeps a session as the portal itself keeps it, for a context beside the one of the test. */
export const signedIn = async (email: string | null, language: Language | null) => {
  const localStorage = (await keptFor(email, language)).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: baseURL, localStorage }] } satisfies BrowserContextOptions['storageState'];
};

/** Runs in each page before its scripts: the first of the portal begins with what is kept, and the mark says it did. */
const begin = ({ origin, kept }: { origin: string; kept: [string, string][] }): void => {
  const mark = 'journey.begun';
  if (window.origin !== origin || localStorage.getItem(mark) !== null) return;
  for (const [name, value] of [...kept, [mark, 'true'] as const]) localStorage.setItem(name, value);
};

/** Over WebDriver BiDi, Playwright writes into a field without React noticing: there it is typed as by a person. */
const fillByKeys = (page: Page): void => {
  const locators = Object.getPrototypeOf(page.locator('body')) as Locator;
  locators.fill = async function (value) {
    await this.focus();
    await this.press('ControlOrMeta+a');
    await this.press('Delete');
    await this.pressSequentially(value);
  };
};

/** How browsers say in their console that a page wanted what its content policy does not allow. */
const policyName = /content[ -]security[ -]policy/i;

/** Where a journey is recorded, Playwright fetches pictures made in the page, which the portal itself only shows. */
const fetchedByRecorder = /^Connecting to 'blob:/;

/** Playwright's test, with a person already signed in and an ear for the console. */
export const test = base.extend<Options & Fixtures>({
  blocked: [
    async ({ browser }, use) => {
      const blocked: string[] = [];
      const listen = (context: BrowserContext): void =>
        void context.on('console', (message) => {
          const text = message.text();
          if (policyName.test(text) && !fetchedByRecorder.test(text)) blocked.push(`${message.page()?.url()}: ${text}`);
        });
      browser.on('context', listen);
      await use(blocked);
      browser.off('context', listen);
      expect(blocked, 'the content policy of the server lacks what a page needs').toEqual([]);
    },
    { auto: true },
  ],
  as: [null, { option: true }],
  language: ['en', { option: true }],
  signedInEmail: async ({ as }, use) => use(as),
  // Not as Playwright's `storageState`, for which each test opens a page of the portal more: a tenth of a first load.
  context: async ({ context, signedInEmail, language }, use) => {
    await context.addInitScript(begin, { origin: baseURL, kept: await keptFor(signedInEmail, language) });
    await use(context);
  },
  page: async ({ page, browserName }, use) => {
    if (browserName === 'firefox') fillByKeys(page);
    await use(page);
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(complaints);
  },
});

export { expect };
