import type { Language } from '@portal/contract/words/language.ts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { apiOf } from './support/api.ts';
import { nextBusinessDay } from './support/days.ts';
import { pdfPage } from './support/paper-files.ts';
import { people } from './support/people.ts';
import { baseURL } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { fill, wordsOf } from './support/words.ts';

type Policy = { id: number; certificate: { number: string; verification_code: string } };

/** A cargo from Phoenix to Charlotte whose certificate is in force. */
const insured = async (api: APIRequestContext): Promise<Policy> => {
  const goods = {
    origin_zip_code: '85043',
    destination_zip_code: '28208',
    insured_value: 48_000,
    commodity: 'Brake rotors',
    departs_on: nextBusinessDay(),
  };
  const saved = await api.post('/api/v2/quote-insurance', { data: goods });
  expect(saved.status(), await saved.text()).toBe(201);
  const { id, version } = (await saved.json()) as { id: number; version: number };
  const data = { version, offer: 'A', terms_accepted: true };
  expect((await api.post(`/api/v2/quote-insurance/${id}/certify`, { data })).status()).toBe(200);
  let policy: (Policy & { status: string }) | undefined;
  await expect(async () => {
    policy = (await (await api.get(`/api/v2/quote-insurance/${id}`)).json()) as Policy & { status: string };
    expect(policy.status).toBe('in_force');
  }).toPass({ timeout: 30_000 });
  if (!policy) throw new Error('no policy');
  return policy;
};

const invoice = { name: 'Factura comercial.pdf', mimeType: 'application/pdf', buffer: pdfPage('Invoice 4711') };
const script = { name: 'aviso.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html><script>1</script>') };
const phonePhoto = { name: 'IMG_2041.heic', mimeType: 'image/heic', buffer: Buffer.from('x') };

/** Lets go of a file above the card. */
const drop = async (page: Page, heading: string, name: string): Promise<void> => {
  const transfer = await page.evaluateHandle((fileName) => {
    const data = new DataTransfer();
    data.items.add(new File(['name,value\nrotor,12\n'], fileName, { type: 'text/csv' }));
    return data;
  }, name);
  const card = page.getByRole('heading', { name: heading, exact: true });
  for (const type of ['dragover', 'drop']) await card.dispatchEvent(type, { dataTransfer: transfer });
};

for (const [language, width] of inTurn('papers of a certificate', [
  ['en', 1440],
  ['es', 390],
])) {
  test.describe(`papers of a certificate (${language}, ${width} px)`, () => {
    test.use({ as: people.agent, language, viewport: { width, height: 900 } });

    test('are added or refused in words, and whoever holds one reports what differs', async ({ page, browser }) => {
      const { insurance } = wordsOf(language);
      const { page: words } = insurance.screens;
      const { id, certificate } = await insured(await apiOf(people.agent));
      await page.goto(`/insurance/my-insurance/${id}`);
      const papers = page.locator('section').filter({
        has: page.getByRole('heading', { name: words.documents, exact: true, level: 2 }),
      });
      await expect(papers.getByText(words.paper_es, { exact: true })).toBeVisible({ timeout: 30_000 });
      await addAndRefuse(page, papers, language);
      await drop(page, words.documents, 'Empaque.csv');
      const list = papers.getByRole('button', { name: fill(words.download, { name: 'Empaque.csv' }) });
      await expect(list).toBeVisible();

      const guest = await browser.newPage({ viewport: { width, height: 900 }, locale: language, baseURL });
      await reportDifference(guest, certificate.verification_code, language);
      await guest.close();

      await page.reload();
      const saved = page.waitForEvent('download');
      await list.click();
      expect((await saved).suggestedFilename()).toBe('Empaque.csv');
      // Its account does not see what anybody may have written.
      await expect(page.getByText('$480,000.00')).toHaveCount(0);
      const operator = await apiOf(people.operator);
      const { reported } = (await (await operator.get(`/api/v2/quote-insurance/${id}`)).json()) as {
        reported: { differences: object[] }[];
      };
      expect(reported).toMatchObject([{ differences: [{ field: 'insured_value', on_paper: '$480,000.00' }] }]);
    });
  });
}

/** Chooses three files by keyboard, of which one is taken; the others say why not, and are discarded. */
const addAndRefuse = async (page: Page, papers: Locator, language: Language): Promise<void> => {
  const { insurance, documents } = wordsOf(language);
  const { files, errors } = documents;
  const chooser = page.waitForEvent('filechooser');
  await papers.getByRole('button', { name: files.add, exact: true }).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([invoice, script, phonePhoto]);
  await expect(papers.getByText(errors.markup, { exact: true })).toBeVisible();
  await expect(papers.getByText(errors.heic, { exact: true })).toBeVisible();
  const kept = papers.getByRole('button', { name: fill(insurance.screens.page.download, { name: invoice.name }) });
  await expect(kept).toBeVisible();
  for (const { name } of [script, phonePhoto]) {
    await papers.getByRole('button', { name: fill(files.discard, { name }), exact: true }).click();
  }
  await expect(papers.getByText(errors.markup, { exact: true })).toHaveCount(0);
};

/** Somebody signed out reads what a certificate covers, and says what its paper has otherwise. */
const reportDifference = async (guest: Page, code: string, language: Language): Promise<void> => {
  const { verify, exclusions } = wordsOf(language).insurance.screens;
  await guest.goto(`/verify/${code}?lang=${language}`);
  await expect(guest.getByRole('heading', { level: 1, name: verify.in_force })).toBeVisible();
  await guest.getByRole('button', { name: verify.covers, exact: true }).click();
  await expect(guest.getByText(exclusions.packing)).toBeVisible();

  await guest.getByRole('button', { name: verify.report, exact: true }).click();
  const send = guest.getByRole('button', { name: verify.send, exact: true });
  await send.click();
  await expect(guest.getByLabel(verify.message, { exact: true })).toBeFocused();
  await guest.getByRole('checkbox', { name: new RegExp(`^${verify.fields.insured_value}`) }).check();
  await send.click();
  const onPaper = guest.getByLabel(fill(verify.on_paper, { label: verify.fields.insured_value }), { exact: true });
  await expect(onPaper).toBeFocused();
  await onPaper.fill('$480,000.00');
  await send.click();
  await expect(guest.getByText(verify.reported)).toBeVisible();
};
