import { randomUUID } from 'node:crypto';
import { apiOf } from './support/api.ts';
import { nextBusinessDay } from './support/days.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { wordsOf } from './support/words.ts';

const variants = [
  { language: 'en', viewport: { width: 1440, height: 900 } },
  { language: 'es', viewport: { width: 390, height: 844 } },
] as const;

const orderNumber = () => `SO-${randomUUID().slice(0, 8).toUpperCase()}`;

/** An order of two pallets from Dallas to a door in Chicago; answers its load. */
const sendOrder = async (external_id: string, address: string): Promise<number> => {
  const line = { commodity: 'Pumps', handling_unit: 'PAT', handling_unit_count: 2, freight_class: '70', weight: 900 };
  const stops = [
    { type: 'pickup', zip_code: '75207' },
    { type: 'delivery', zip_code: '60632', address },
  ];
  const data = { external_id, mode: 'ltl', pickup_date: nextBusinessDay(), stops, line_items: [line] };
  const sent = await (await apiOf(people.agent)).post('/api/orders', { data });
  return ((await sent.json()) as { load: { id: number } }).load.id;
};

for (const { language, viewport } of inTurn('joined orders', variants)) {
  test.describe(`orders to one door (${language}, ${viewport.width} px)`, () => {
    test.use({ as: people.agent, language, viewport });

    test('two orders to one door on one day become one load, and are parted again', async ({ page }) => {
      const words = wordsOf(language);
      const { joining } = words.loads.page;
      const address = `${randomUUID().slice(0, 6)} Door St`;
      const [one, two] = [orderNumber(), orderNumber()];
      const ids = [await sendOrder(one, address), await sendOrder(two, address)];
      await page.goto(`/my-loads?search=${one}`);
      await expect(page.getByText(words.loads.my_loads.has_twin).filter({ visible: true })).toBeVisible();
      await page.goto(`/my-loads/${ids[0]}`);
      await page.getByRole('button', { name: joining.join, exact: true }).click();
      const question = page.getByRole('dialog', { name: joining.join_title });
      await expect(question.getByText(two)).toBeVisible();
      await question.getByRole('button', { name: joining.join, exact: true }).click();
      await expect(page.getByText(joining.parts)).toBeVisible();
      await expect(page.getByText(`${one}, ${two}`, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: joining.part, exact: true }).click();
      await page
        .getByRole('dialog', { name: joining.part_title })
        .getByRole('button', { name: joining.part, exact: true })
        .click();
      await expect(page.getByRole('button', { name: joining.join, exact: true })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/my-loads/(${ids.join('|')})$`));
    });
  });
}
