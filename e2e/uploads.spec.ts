import type { Locator, Page } from '@playwright/test';
import { apiOf, makeLoad } from './support/api.ts';
import { inkOf } from './support/ink.ts';
import { pdfPage, phonePicture } from './support/paper-files.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { journeyViewsOf } from './support/views.ts';
import { anyOf, fill, wordsOf } from './support/words.ts';

type Words = ReturnType<typeof wordsOf>;

const picture = { name: 'IMG_2041.jpeg', mimeType: 'image/jpeg', buffer: phonePicture };
const list = { name: 'Lista de empaque.pdf', mimeType: 'application/pdf', buffer: pdfPage('Packing list 4711') };
const newerList = { ...list, buffer: pdfPage('Packing list 4711, corrected') };
const page404 = { name: 'recibo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html><script>1</script>') };

const papersOf = (page: Page, { loads }: Words): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: loads.page.documents, level: 2 }) });

const openPaper = async (page: Page, papers: Locator, name: string): Promise<Locator> => {
  await papers.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  return page.getByRole('dialog', { name });
};

for (const view of journeyViewsOf('uploads')) {
  test.describe(view.name, () => {
    test.use({ as: people.agent, language: view.language, viewport: view });

    test('a photo and a PDF are added, looked at and replaced; a web page is refused', async ({ page }) => {
      const words = wordsOf(view.language);
      const { files, errors, viewer } = words.documents;
      const load = await makeLoad(await apiOf(people.agent), { draft: true });
      await page.goto(`/my-loads/${load.id}`);
      const papers = papersOf(page, words);

      // The camera of a phone and its files; on a desk only files.
      if (view.phone) {
        await papers.getByLabel(files.camera, { exact: true }).setInputFiles(picture);
        await papers.getByLabel(files.add, { exact: true }).setInputFiles([list, page404]);
      } else {
        await papers.getByLabel(files.add, { exact: true }).setInputFiles([picture, list, page404]);
      }
      await papers.getByLabel(fill(files.type_of, { name: list.name })).selectOption('packing_list');
      await papers.getByLabel(fill(files.note_of, { name: list.name })).fill('12 tarimas');
      await papers.getByRole('button', { name: fill(files.send_other, { count: 3 }), exact: true }).click();
      await expect(papers.getByText(errors.markup, { exact: true })).toBeVisible();
      await expect(papers.getByText('12 tarimas', { exact: true })).toBeVisible();
      await papers.getByRole('button', { name: fill(files.discard, { name: page404.name }) }).click();
      await expect(papers.getByText(errors.markup, { exact: true })).toBeHidden();

      // What is kept of the photo says neither where nor with what it was taken.
      const kept = papers.getByRole('link', { name: fill(words.loads.page.download, { name: 'IMG_2041.jpg' }) });
      const answer = await page.request.get((await kept.getAttribute('href')) ?? '');
      expect(answer.headers()['content-disposition']).toContain('attachment');
      expect((await answer.body()).toString('latin1')).not.toMatch(/Exif|Telefono/);

      const shown = await openPaper(page, papers, 'IMG_2041.jpg');
      await expect(shown.getByRole('img', { name: 'IMG_2041.jpg' })).toBeVisible();
      const size = await shown
        .getByRole('img')
        .evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
      expect(size, 'upright').toEqual([48, 64]);
      await page.keyboard.press('ArrowLeft');
      const drawn = page.getByRole('img', { name: fill(viewer.page, { page: 1, pages: 1 }) });
      await expect(drawn).toBeVisible();
      await expect.poll(() => inkOf(drawn)).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await expect(drawn).toBeHidden();

      await papers.getByRole('button', { name: fill(files.more, { name: list.name }) }).click();
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: files.new_version, exact: true }).click();
      await (await chooser).setFiles(newerList);
      await papers.getByRole('button', { name: files.send_version, exact: true }).click();
      await expect(papers.getByText(fill(files.version, { version: 2 }), { exact: true })).toBeVisible();
      await papers.getByRole('button', { name: fill(files.former_one, { count: 1 }) }).click();
      await expect(papers.getByRole('link', { name: anyOf(words.loads.page.download) })).toHaveCount(3);
    });
  });
}
