import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Language } from '@portal/contract/words/language.ts';
import { apiOf } from './support/api.ts';
import { nextBusinessDay } from './support/days.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { fill, wordsOf } from './support/words.ts';

const variants = [
  { language: 'en', viewport: { width: 1440, height: 900 } },
  { language: 'es', viewport: { width: 390, height: 844 } },
] as const;

const orderNumber = () => `SO-${randomUUID().slice(0, 8).toUpperCase()}`;

const stops = [
  { type: 'pickup', zip_code: '75207' },
  { type: 'delivery', zip_code: '60632' },
];
const line = { commodity: 'Pumps', handling_unit: 'PAT', handling_unit_count: 2, freight_class: '70' };

/** A file of a warehouse with headings of its own, different ones at each run. */
const warehouseFile = (run: string, orders: readonly string[]) => {
  const headings = ['Order', 'Ship day', 'From', 'To', 'Goods', 'Pallets', 'Kilos', 'Class'].map(
    (one) => `${one} ${run}`,
  );
  const rows = orders.map((order) => [order, nextBusinessDay(), '75207', '60632', 'Pumps', '2', '500', '70']);
  const buffer = Buffer.from([headings, ...rows].map((cells) => cells.join(',')).join('\r\n'));
  return { headings, file: { name: 'warehouse.csv', mimeType: 'text/csv', buffer } };
};

/** Says which heading of the file is what, and what holds for every row. */
const sayColumns = async (page: Page, language: Language, headings: readonly string[]): Promise<void> => {
  const { sheet } = wordsOf(language).loads;
  const columns = [
    'external_id',
    'pickup_date',
    'pickup_zip_code',
    'delivery_zip_code',
    'commodity',
    'handling_unit_count',
    'weight',
    'freight_class',
  ] as const;
  for (const [at, heading] of headings.entries()) {
    await page.getByLabel(heading, { exact: true }).selectOption(columns[at] ?? '');
  }
  for (const [column, text] of [
    ['mode', 'ltl'],
    ['handling_unit', 'PAT'],
    ['weight_unit', 'kg'],
  ] as const) {
    await page.getByRole('textbox', { name: sheet.columns[column], exact: true }).fill(text);
  }
};

for (const { language, viewport } of inTurn('orders', variants)) {
  test.describe(`orders (${language}, ${viewport.width} px)`, () => {
    test.use({ as: people.agent, language, viewport });

    test('an order that lacks something is a load that says so, is completed and quoted', async ({ page }) => {
      const words = wordsOf(language);
      const { page: load, my_loads: list } = words.loads;
      const api = await apiOf(people.agent);
      const external_id = orderNumber();
      const data = { external_id, mode: 'ltl', pickup_date: nextBusinessDay(), stops, line_items: [line] };
      const sent = await api.post('/api/orders', { data });
      expect(sent.status()).toBe(201);
      const { load: made } = (await sent.json()) as {
        load: { id: number; missing: { field: string; words: Record<string, string> }[] };
      };
      const missing = made.missing.map((one) => one.words[language]).join(', ');
      await page.goto(`/my-loads?search=${external_id}`);
      await expect(page.getByText(fill(list.needs, { missing })).filter({ visible: true })).toBeVisible();
      await page.goto(`/my-loads/${made.id}`);
      await expect(page.getByText(fill(load.needs, { missing }))).toBeVisible();
      await expect(page.getByText(external_id, { exact: true })).toBeVisible();
      const again = await api.post('/api/orders', { data });
      expect(await again.json()).toMatchObject({ state: 'repeated', load: { id: made.id } });

      await page.getByRole('link', { name: load.complete, exact: true }).click();
      await page.waitForURL(/book/);
      const weight = page.getByLabel(words.loads.page.weight).filter({ visible: true }).first();
      await weight.fill('1300');
      await page.getByRole('button', { name: words.loads.book.summary.save_and_quote, exact: true }).click();
      await expect
        .poll(
          async () => (await (await api.get(`/api/loads/${made.id}`)).json()) as { missing: unknown[]; status: string },
        )
        .toMatchObject({ missing: [], status: expect.stringMatching(/quote/) });
    });

    test('a file with headings of its own is read once its columns were said', async ({ page }) => {
      const words = wordsOf(language);
      const { import_screen: screen } = words.loads;
      const run = randomUUID().slice(0, 6);
      const { headings, file } = warehouseFile(run, [orderNumber(), orderNumber()]);
      await page.goto('/my-loads/import');
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.getByRole('heading', { name: screen.mapping.title })).toBeVisible();
      await sayColumns(page, language, headings);
      await page.getByLabel(screen.mapping.name, { exact: false }).fill(`Warehouse ${run}`);
      await page.getByRole('button', { name: screen.mapping.save }).click();
      await expect(page.getByText(fill(screen.summary.ready_other, { count: 2 }))).toBeVisible();
      await expect(page.getByText(fill(screen.mapping.read_as, { name: `Warehouse ${run}` }))).toBeVisible();
      await page.getByRole('button', { name: fill(screen.import_count_other, { count: 2 }) }).click();
      await expect(page.getByText(fill(screen.done_title_other, { count: 2 })).first()).toBeVisible();
      await page.goto('/my-loads/import');
      await page.getByRole('button', { name: fill(screen.mapping.forget_named, { name: `Warehouse ${run}` }) }).click();
      await expect(page.getByText(`Warehouse ${run}`, { exact: true })).toHaveCount(0);
    });
  });
}
