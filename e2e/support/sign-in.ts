import type { Page } from '@playwright/test';
import type { Language } from '@portal/contract/words/language.ts';
import { password } from './people.ts';
import { wordsOf } from './words.ts';

const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };

/** Signs in as a person does: the language first, then address and password. */
export const signIn = async (page: Page, person: string, language: Language = 'en'): Promise<void> => {
  const { email, password: passwordLabel, submit } = wordsOf(language).auth.sign_in;
  await page.goto('/login');
  await page.getByText(languageNames[language], { exact: true }).click();
  // The one that is shown already is not chosen by a press, and the person's own may be another.
  await page.evaluate((chosen) => localStorage.setItem('portal.language', JSON.stringify(chosen)), language);
  await page.getByLabel(email, { exact: true }).fill(person);
  await page.getByLabel(passwordLabel, { exact: true }).fill(password);
  await page.getByRole('button', { name: submit, exact: true }).click();
  // The root leads on to the first screen of whoever signed in.
  await page.waitForURL(({ pathname }) => pathname !== '/login' && pathname !== '/');
};

/** Leaves the page a token that no server has given: to the server its session is over. */
export const spoilToken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('portal.session') ?? '{}') as object;
    localStorage.setItem('portal.session', JSON.stringify({ ...session, access_token: 'of nobody' }));
  });
