import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { apiOf, makeQuotedLoad } from './support/api.ts';
import { truckedLoad } from './support/held-load.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { anyOf, wordsOf } from './support/words.ts';

const select = async (page: Page, label: string, loads: readonly number[]): Promise<void> => {
  for (const load of loads) await page.getByRole('checkbox', { name: label.replace('{{id}}', String(load)) }).check();
};

/** The bill of lading is drawn a moment after the load has its truck. */
const loadWithBol = async (api: APIRequestContext): Promise<number> => {
  const load = await truckedLoad(api);
  const papers = async () => (await (await api.get(`/api/docs/${load}`)).json()) as { items: unknown[] };
  await expect.poll(async () => (await papers()).items.length, { timeout: 30_000 }).toBeGreaterThan(0);
  return load;
};

for (const language of inTurn('selected-loads', ['en', 'es'])) {
  test.describe(`in ${language}`, () => {
    // As where a browser cannot show PDFs: what would be printed is saved.
    test.use({ as: people.agent, language, viewport: { width: 1280, height: 800 } });

    test('selected loads are printed, deselected by a filter, and their papers shared', async ({
      page,
      complaints,
    }) => {
      const { loads: words, lists } = wordsOf(language);
      const { bulk } = words.my_loads;
      const api = await apiOf(people.agent);
      const booked = await loadWithBol(api);
      const quoted = await makeQuotedLoad(api);
      await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }));
      await page.goto('/my-loads');
      await select(page, words.my_loads.select_load, [booked, quoted.id]);
      const bar = page.getByRole('toolbar');

      for (const print of [bulk.print_bol, bulk.print_label]) {
        const saved = page.waitForEvent('download');
        await bar.getByRole('button', { name: print }).click();
        const file = await (await saved).path();
        expect((await readFile(file)).subarray(0, 4).toString('latin1')).toBe('%PDF');
      }
      await expect(bar.getByRole('button', { name: bulk.copy })).toHaveAttribute('aria-disabled', 'true');

      await page.getByRole('tab', { name: anyOf(words.groups.delivered) }).click();
      await expect(bar).toBeHidden();
      await page.getByRole('button', { name: lists.selection.undo }).click();
      await expect(bar).toBeVisible();

      await bar.getByRole('button', { name: bulk.share }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: bulk.send }).click();
      await expect(dialog.getByLabel(bulk.to)).toBeFocused();
      await dialog.getByLabel(bulk.to).fill('dock@example.test');
      await dialog.getByLabel(bulk.message).fill('See you on Monday.');
      await dialog.getByRole('button', { name: bulk.send }).click();
      await expect(dialog).toBeHidden();
      const { items } = (await (await api.get(`/api/share-files/${booked}`)).json()) as {
        items: { recipients: { email: string }[] }[];
      };
      expect(items[0]?.recipients[0]?.email).toBe('dock@example.test');
      expect(complaints).toEqual([]);
    });
  });
}
