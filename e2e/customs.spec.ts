import type { Locator, Page } from '@playwright/test';
import { apiOf, bookedLoad, loadOf } from './support/api.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { journeyViewsOf } from './support/views.ts';
import { wordsOf } from './support/words.ts';

type Words = ReturnType<typeof wordsOf>;

const stop = { open_time: '08:00', close_time: '17:00' };
const toMonterrey = [
  {
    ...stop,
    type: 'pickup',
    name: 'Acme Plant 4',
    address: '2800 Irving Blvd',
    zip_code: '75207',
    country: 'US',
    contact: { name: 'Dana Whitfield', phone: '2145550163', email: '' },
  },
  {
    ...stop,
    type: 'delivery',
    name: 'Almacén Centro',
    address: 'Av. Pino Suárez 420 Nte.',
    zip_code: '64000',
    country: 'MX',
    contact: { name: 'Ana Ruiz', phone: '8183581234', email: '' },
  },
];

const atLaredo = {
  port: 'Laredo, TX (2304)',
  broker: { name: 'Agencia Aduanal del Valle', phone: '+52 867 711 2200', email: '' },
  in_bond: false,
};

const importer = { name: 'Comercializadora Regia, S.A. de C.V.', tax_id: 'CRE010203AB1' };

const openDrawer = async (page: Page, button: string, { loads }: Words): Promise<Locator> => {
  await page.getByRole('button', { name: button, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: loads.customs.title });
  await expect(drawer).toBeVisible();
  return drawer;
};

const fillIn = async (drawer: Locator, { loads: { customs } }: Words): Promise<void> => {
  await drawer.getByLabel(customs.invoice_number, { exact: true }).fill('EXP-2026-0481');
  const party = drawer.getByRole('group', { name: customs.parties.importer });
  await party.getByLabel(customs.name, { exact: true }).fill(importer.name);
  await party.getByLabel(customs.tax_id, { exact: true }).fill(importer.tax_id);
  await drawer.getByLabel(customs.incoterm, { exact: true }).selectOption('DAP');
  await drawer.getByLabel(customs.incoterm_place, { exact: true }).fill('Laredo, TX');
  await drawer.getByLabel(customs.freight, { exact: true }).fill('1480');
};

/** The commercial invoice, drawn from the dialog and fetched by its link. */
const createInvoice = async (page: Page, { documents: { generate, types } }: Words): Promise<string> => {
  await page.getByRole('button', { name: generate.open, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(generate.what).selectOption({ label: types.commercial_invoice });
  await dialog.getByRole('button', { name: generate.go, exact: true }).click();
  const link = dialog.getByRole('link', { name: generate.show });
  await expect(link).toBeVisible();
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  return (await answer.body()).subarray(0, 4).toString('latin1');
};

for (const view of journeyViewsOf('customs')) {
  test.describe(view.name, () => {
    test.use({ as: people.agent, language: view.language, viewport: view });

    test('customs data are entered, kept, corrected and printed', async ({ page, complaints }) => {
      const words = wordsOf(view.language);
      const { customs } = words.loads;
      const api = await apiOf(people.agent);
      const { id } = await bookedLoad(api, false, { stops: toMonterrey, border: atLaredo });
      await page.goto(`/my-loads/${id}`);
      const drawer = await openDrawer(page, customs.enter, words);
      await fillIn(drawer, words);
      await drawer.getByLabel(customs.freight, { exact: true }).fill('99999999');
      await drawer.getByRole('button', { name: customs.save, exact: true }).click();
      await expect(drawer.getByLabel(customs.freight, { exact: true })).toBeFocused();
      await drawer.getByLabel(customs.freight, { exact: true }).fill('1480');
      await drawer.getByRole('button', { name: customs.save, exact: true }).click();
      await expect(drawer).toBeHidden();
      const summary = page.getByText(`EXP-2026-0481, DAP Laredo, TX, ${importer.name}`);
      await expect(summary).toBeVisible();
      await page.reload();
      await expect(summary).toBeVisible();
      const again = await openDrawer(page, customs.edit, words);
      await expect(again.getByLabel(customs.freight, { exact: true })).toHaveValue('1,480');
      await again.getByLabel(customs.insurance, { exact: true }).fill('92.50');
      await again.getByRole('button', { name: customs.save, exact: true }).click();
      await expect(again).toBeHidden();
      expect((await loadOf(api, id)).customs).toMatchObject({ freight: 1480, insurance: 92.5, importer });
      expect(await createInvoice(page, words)).toBe('%PDF');
      expect(complaints).toEqual([]);
    });
  });
}
