import type { APIRequestContext, Page } from '@playwright/test';
import { apiOf } from './support/api.ts';
import { deliveredLoad, truckedLoad } from './support/held-load.ts';
import { inkOf } from './support/ink.ts';
import { mailTo } from './support/mailbox.ts';
import { phonePicture } from './support/paper-files.ts';
import { people } from './support/people.ts';
import { baseURL } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { fill, wordsOf } from './support/words.ts';

const words = wordsOf('en').sharing;
const spanish = wordsOf('es').sharing;

test.use({ as: people.agent });

/** A browser nobody has signed in with. */
const stranger = { baseURL, storageState: { cookies: [], origins: [] } };

/** The bill of lading is drawn a moment after the load has its truck. */
const loadWithPapers = async () => {
  const api = await apiOf(people.agent);
  const id = await truckedLoad(api);
  await expect
    .poll(async () => (await (await api.get(`/api/docs/${id}`)).json()).items.length, { timeout: 30_000 })
    .toBeGreaterThan(0);
  return { api, id };
};

test('papers shared in Spanish open signed out, and no longer once the link is revoked', async ({ page, browser }) => {
  const { api, id } = await loadWithPapers();
  const since = new Date();
  const address = `dock-${id}@receiver.test`;
  await page.goto(`/my-loads/${id}`);
  await page.getByRole('button', { name: words.share, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByLabel(words.dialog.to, { exact: true }).fill(`${address};`);
  await dialog.getByLabel(words.dialog.to, { exact: true }).press('Enter');
  await dialog.getByLabel(words.dialog.message, { exact: true }).fill('Los documentos de la carga');
  await dialog.getByRole('radio', { name: words.languages.es }).check({ force: true });
  await dialog.getByRole('button', { name: words.dialog.send, exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: fill(words.log.with_one, { count: 1 }) }).click();
  // Exactly the address: the history names it within a sentence, as soon as it is updated.
  await expect(page.getByText(address, { exact: true })).toBeVisible();

  const { items } = await (await api.get(`/api/share-files/${id}`)).json();
  expect(items[0]).toMatchObject({ language: 'es', state: 'open' });
  const [link = ''] = (await mailTo(address, since)).links;
  const reader = await browser.newPage(stranger);
  await reader.goto(new URL(link).pathname);
  const heading = spanish.page.heading.replace('{{load}}', String(id));
  await expect(reader.getByRole('heading', { name: heading })).toBeVisible();
  const papers = reader.waitForEvent('download');
  await reader.getByRole('link', { name: /^Descargar/ }).click();
  expect((await papers).suggestedFilename()).toContain('.pdf');

  await page.getByRole('button', { name: words.log.revoke, exact: true }).click();
  const confirm = page.getByRole('dialog', { name: wordsOf('en').frame.confirm.title });
  await confirm.getByRole('button', { name: words.log.revoke, exact: true }).click();
  await expect(page.getByText(words.log.states.revoked, { exact: true })).toBeVisible();
  await reader.reload();
  await expect(reader.getByText(words.closed.title).or(reader.getByText(spanish.closed.title))).toBeVisible();
});

type Paper = { name: string; mimeType: string; buffer: Buffer };

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

const filePod = async (api: APIRequestContext, load_id: number, file: Paper): Promise<void> => {
  const filed = await api.post('/api/user-docs', { multipart: { load_id, type: 'pod', file } });
  expect(filed.status(), await filed.text()).toBe(201);
};

test('who waits for a load follows it on a phone, in either language, and reads its proof of delivery', async ({
  browser,
}) => {
  const api = await apiOf(people.agent);
  const load = await deliveredLoad(api);
  const made = await api.post(`/api/loads/${load}/tracking-link`, { data: { days: 7 } });
  expect(made.status(), await made.text()).toBe(201);
  const { url } = (await made.json()) as { url: string };

  const viewport = { width: 390, height: 844 };
  const phone = await browser.newPage({ ...stranger, viewport, locale: 'es-MX', colorScheme: 'dark' });
  const complaints: string[] = [];
  phone.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await phone.goto(new URL(url).pathname);
  await expect(phone.getByText(spanish.track.where, { exact: true })).toBeVisible();
  await phone.getByText('English', { exact: true }).click();
  await expect(phone.getByText(words.track.where, { exact: true })).toBeVisible();
  expect(await widthOf(phone)).toBeLessThanOrEqual(390);
  await phone.getByText('Español', { exact: true }).click();
  const pod = phone.locator('section').filter({ has: phone.getByRole('heading', { name: spanish.track.pod }) });
  const drawn = pod.getByRole('img', { name: fill(wordsOf('es').documents.viewer.page, { page: 1, pages: 1 }) });
  await expect.poll(() => inkOf(drawn)).toBeGreaterThan(0);
  const saved = phone.waitForEvent('download');
  await pod.getByRole('link', { name: fill(spanish.page.download, { name: `POD-${load}.pdf` }) }).click();
  expect((await saved).suggestedFilename()).toBe(`POD-${load}.pdf`);

  // The driver's photo comes in later: the page shows the newest.
  await filePod(await apiOf(people.operator), load, {
    name: 'firmado.jpeg',
    mimeType: 'image/jpeg',
    buffer: phonePicture,
  });
  await phone.reload();
  const photo = pod.getByRole('img', { name: 'firmado.jpg', exact: true });
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalHeight)).toBe(64);
  expect(await widthOf(phone)).toBeLessThanOrEqual(390);
  await pod.getByRole('button', { name: fill(spanish.page.hide, { name: 'firmado.jpg' }) }).click();
  await expect(photo).toBeHidden();
  expect(complaints).toEqual([]);
});
