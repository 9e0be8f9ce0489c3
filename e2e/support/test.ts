import { test as base, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import type { Language } from '@portal/contract/words/language.ts';
import { sessionOf } from './api.ts';
import type { Person } from './people.ts';
import { baseURL } from './product.ts';

type Options = {
  /** Who is signed in when the test begins; null: nobody. */
  as: Person | null;
  /** The language that was chosen on an earlier visit; null: none was. */
  language: Language | null;
};

type Fixtures = {
  /** What the page complained about in the browser's console so far. */
  complaints: string[];
};

/** Keeps a session as the portal itself keeps it. */
export const signedIn = async (person: string | null, language: Language | null) => {
  const tokens = person && (await sessionOf(person));
  const session = tokens && {
    access_token: tokens.access_token,
    refresh_token: tokens.refresh_token,
    expires_at: Date.now() + tokens.expires_in * 1000,
  };
  const entries = { 'portal.session': session, 'portal.language': language };
  const localStorage = Object.entries(entries)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ({ name, value: JSON.stringify(value) }));
  return { cookies: [], origins: [{ origin: baseURL, localStorage }] } satisfies BrowserContextOptions['storageState'];
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

/** Playwright's test, with a person already signed in and an ear for the console. */
export const test = base.extend<Options & Fixtures>({
  as: [null, { option: true }],
  language: [null, { option: true }],
  storageState: async ({ as, language }, use) => use(await signedIn(as, language)),
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

export { expect } from '@playwright/test';
