import { nextBusinessDay } from './support/days.ts';
import { openAccount } from './support/own-account.ts';
import { baseURL } from './support/product.ts';
import { expect, signedIn, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { wordsOf } from './support/words.ts';

for (const [language, width] of inTurn('free policies', [
  ['en', 1440],
  ['es', 390],
])) {
  test.describe(`free policies (${language}, ${width} px)`, () => {
    test('are used until the month has no more, and refused then', async ({ browser }) => {
      const { insurance } = wordsOf(language);
      const { selection, certify } = insurance.screens;
      const { api, email } = await openAccount({ loyalty_insurance: true });
      const quote = async (): Promise<{ id: number; version: number }> => {
        const data = {
          origin_zip_code: '85043',
          destination_zip_code: '28208',
          insured_value: 18_000,
          commodity: 'Brake rotors',
          departs_on: nextBusinessDay(),
        };
        const saved = await api.post('/api/v2/quote-insurance', { data });
        expect(saved.status(), await saved.text()).toBe(201);
        return (await saved.json()) as { id: number; version: number };
      };
      const context = await browser.newContext({
        baseURL,
        storageState: await signedIn(email, language),
        viewport: { width, height: 900 },
      });
      const page = await context.newPage();
      const chooseFree = async (id: number) => {
        await page.goto(`/insurance/insurance-selection/${id}`);
        await page.getByRole('button', { name: selection.choose, exact: true }).first().click();
        await page.getByLabel(selection.terms).check();
        await page.getByRole('button', { name: selection.continue, exact: true }).click();
      };
      const buy = page.getByRole('button', { name: certify.buy_free, exact: true });

      await chooseFree((await quote()).id);
      await buy.click();
      await expect(page.getByText(insurance.states.in_force).first()).toBeVisible();

      await chooseFree((await quote()).id);
      await expect(buy).toBeVisible();
      for (let used = 0; used < 2; used += 1) {
        const { id, version } = await quote();
        const data = { version, offer: 'free', terms_accepted: true };
        expect((await api.post(`/api/v2/quote-insurance/${id}/certify`, { data })).status()).toBe(200);
      }
      await buy.click();
      await expect(page.getByText(insurance.errors.none_free).first()).toBeVisible();
      await context.close();
    });
  });
}
