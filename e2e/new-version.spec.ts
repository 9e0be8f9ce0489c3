import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { apiOf, makeLoad } from './support/api.ts';
import { withNextVersion } from './support/next-version.ts';
import { password, people } from './support/people.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { wordsOf } from './support/words.ts';

const round = '05:00';
const roundsAnHour = 12;

/** Five minutes of all tabs, to the answer that says which version is served. */
const passRound = async (tabs: readonly Page[]): Promise<void> => {
  const answers = tabs.map((tab) => tab.waitForResponse(/\/meta\.json\?/));
  await tabs[0]?.context().clock.fastForward(round);
  for (const answer of await Promise.all(answers)) expect(answer.ok()).toBe(true);
};

/** Notes how calls end: each renewal of the session with its status, and what was refused. */
const noteAnswers = (context: BrowserContext) => {
  const noted = { renewals: [] as number[], refused: [] as string[] };
  context.on('response', (response) => {
    if (response.url().includes('/api/auth/refresh')) noted.renewals.push(response.status());
    if (response.status() >= 400) noted.refused.push(`${response.status()} ${response.url()}`);
  });
  return noted;
};

const versionOf = async (page: Page): Promise<string> =>
  (await page.locator('meta[name="app-version"]').getAttribute('content')) ?? '';

for (const language of inTurn('a new version', ['en', 'es'])) {
  const { frame, auth, loads, places } = wordsOf(language);
  const { stops, cargo } = loads.book;

  const popupOf = (page: Page): Locator => page.getByRole('dialog', { name: frame.session.version_title });
  const logIn = (page: Page): Promise<void> =>
    popupOf(page).getByRole('button', { name: frame.session.log_in }).click();
  const zipIn = (page: Page): Locator =>
    page.getByRole('group', { name: stops.pickup, exact: true }).getByLabel(places.fields.zip, { exact: true });
  const commodityIn = (page: Page): Locator =>
    page
      .getByRole('listitem', { name: cargo.item.replace('{{number}}', '1') })
      .getByLabel(cargo.commodity, { exact: true });

  test.describe(`three tabs of a person: ${language}`, () => {
    test.use({ language });

    test('stay signed in for an hour, and are signed out once by a new version, with nothing typed lost', ({
      page: home,
      context,
      request,
    }) =>
      withNextVersion(context, async (deploy) => {
        const typed = `Brake rotors ${randomUUID().slice(0, 8)}`;
        const api = await apiOf(people.agent);
        const load = await makeLoad(api, { draft: true });
        await context.clock.install();
        // A session of its own, since the browser renews it.
        await signIn(home, people.agent, language);
        const [form, list] = [await context.newPage(), await context.newPage()];
        const tabs = [home, form, list];
        await form.goto('/quote-book/ltl');
        await zipIn(form).fill('75207');
        await commodityIn(form).fill(typed);
        await list.goto(`/my-loads?search=${load.po_number}`);
        const row = list.getByRole('row').filter({ hasText: String(load.id) });
        await expect(row).toContainText(loads.states.to_quote);

        const { version } = (await (await request.get('/meta.json')).json()) as { version: string };
        for (const tab of tabs) expect(await versionOf(tab)).toBe(version);
        const noted = noteAnswers(context);
        for (let passed = 0; passed < roundsAnHour; passed += 1) await passRound(tabs);
        expect(noted.renewals.length).toBeGreaterThan(2);
        expect(noted.refused).toEqual([]);
        for (const tab of tabs) await expect(tab.getByRole('dialog')).toHaveCount(0);
        await expect(commodityIn(form)).toHaveValue(typed);
        await expect(list.getByText(frame.live.live, { exact: true })).toBeVisible();
        await api.post(`/api/loads/${load.id}/quote`, { headers: { 'idempotency-key': randomUUID() } });
        await expect(row).not.toContainText(loads.states.to_quote);

        await deploy();
        await passRound(tabs);
        for (const tab of tabs) await expect(popupOf(tab)).toContainText(frame.session.version_text);
        expect(await home.evaluate(() => localStorage.getItem('portal.session'))).toBeNull();
        await logIn(form);
        await expect(form).toHaveURL('/login?next=%2Fquote-book%2Fltl');
        expect(await versionOf(form)).not.toBe(version);
        await form.getByLabel(auth.sign_in.email, { exact: true }).fill(people.agent);
        await form.getByLabel(auth.sign_in.password, { exact: true }).fill(password);
        await form.getByRole('button', { name: auth.sign_in.submit, exact: true }).click();
        await expect(commodityIn(form)).toHaveValue(typed);
        await expect(zipIn(form)).toHaveValue('75207');

        // A tab that said so too leads into the session that was begun meanwhile, and ends it no second time.
        await logIn(list);
        await expect(row).toBeVisible();
        await passRound([form, list]);
        for (const tab of [form, list]) await expect(popupOf(tab)).toHaveCount(0);
      }));
  });
}
