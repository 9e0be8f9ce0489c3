import { request } from '@playwright/test';
import { apiOf } from './support/api.ts';
import { ownAccountTest } from './support/own-account.ts';
import { people } from './support/people.ts';
import { baseURL } from './support/product.ts';
import { expect } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { fill, wordsOf } from './support/words.ts';

const variants = [
  { language: 'en', viewport: { width: 1440, height: 900 } },
  { language: 'es', viewport: { width: 390, height: 844 } },
] as const;

/** What a program with this key is answered. */
const program = (key: string) => request.newContext({ baseURL, extraHTTPHeaders: { 'x-api-key': key } });

for (const { language, viewport } of inTurn('the keys of an account', variants)) {
  ownAccountTest.describe(`the keys of an account (${language}, ${viewport.width} px)`, () => {
    ownAccountTest.use({ language, viewport });

    ownAccountTest('an admin makes a key that may read alone, uses it and switches it off', async ({ page, own }) => {
      const { api_keys: words } = wordsOf(language);
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await page.goto('/settings/account-api-key');
      await expect(page.getByText(words.none)).toBeVisible();
      await button(words.new).click();
      await page.getByLabel(words.form.name, { exact: true }).fill('ERP');
      await page.getByLabel(words.form.rights, { exact: true }).selectOption({ label: words.form.reading });
      await button(words.form.create).click();
      const secret = page.getByLabel(words.made.key, { exact: true });
      await expect(secret).toBeVisible();
      const key = await secret.inputValue();
      await button(words.made.stored).click();

      const off = page.getByRole('switch', { name: fill(words.switch, { name: 'ERP' }) });
      await expect(off).toBeChecked();
      await expect(page.getByText(words.never, { exact: true })).toBeVisible();
      await page.reload();
      await expect(off).toBeVisible();
      await expect(page.getByText(`${key.slice(0, 12)}…`)).toBeVisible();
      expect(await page.content()).not.toContain(key);

      const erp = await program(key);
      const read = await erp.get('/api/loads');
      expect(read.status(), await read.text()).toBe(200);
      expect((await erp.post('/api/loads', { data: {} })).status()).toBe(403);
      expect((await erp.get('/api/api-key')).status(), 'a key never manages keys').toBe(403);
      const ofAll = await (await apiOf(people.operator)).get('/api/loads?limit=1');
      const [foreign] = ((await ofAll.json()) as { items: { id: number }[] }).items;
      expect((await erp.get(`/api/loads/details/${foreign?.id}`)).status()).toBe(404);
      await page.reload();
      await expect(page.getByText('127.0.0.1')).toBeVisible();
      await expect(page.getByText(words.never, { exact: true })).toHaveCount(0);

      await off.click();
      await expect(page.getByText(fill(words.switched_off, { name: 'ERP' }))).toBeVisible();
      await expect.poll(async () => (await erp.get('/api/loads')).status()).toBe(401);
      const listed = await own.api.get('/api/api-key');
      expect(await listed.text(), 'what is kept of it').not.toContain(key);
    });
  });

  ownAccountTest.describe(`the rights of a key (${language}, ${viewport.width} px)`, () => {
    ownAccountTest.use({ language, viewport });

    ownAccountTest('an admin chooses rights of a key among the own ones', async ({ page, own }) => {
      const { api_keys: words, roles } = wordsOf(language);
      const group = (name: string) => page.getByRole('group', { name, exact: true });
      await page.goto('/settings/account-api-key');
      await page.getByRole('button', { name: words.new, exact: true }).click();
      await page.getByLabel(words.form.name, { exact: true }).fill('Dock');
      await page.getByLabel(words.form.rights, { exact: true }).selectOption({ label: words.form.chosen });
      await expect(group(roles.resources.locations)).toBeVisible();
      await expect(group(roles.resources.rates), 'rights of the operator alone').toHaveCount(0);
      await group(roles.resources.loads).getByLabel(roles.methods.get, { exact: true }).uncheck();
      await page.getByRole('button', { name: words.form.create, exact: true }).click();
      const dock = await program(await page.getByLabel(words.made.key, { exact: true }).inputValue());
      expect((await dock.get('/api/loads')).status()).toBe(403);
      expect((await dock.get('/api/locations')).status()).toBe(200);
      const more = await own.api.post('/api/api-key', { data: { name: 'More', rights: ['patch:rates'] } });
      expect(more.status(), await more.text()).toBe(403);
      await page.getByRole('button', { name: words.made.stored, exact: true }).click();
      await page.getByRole('button', { name: fill(words.show_rights, { name: 'Dock' }) }).click();
      const shown = page.getByRole('dialog').getByRole('group', { name: roles.resources.loads, exact: true });
      await expect(shown).toContainText(roles.methods.post);
      await expect(shown).not.toContainText(roles.methods.get);
    });
  });
}
