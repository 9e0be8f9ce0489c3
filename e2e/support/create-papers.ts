import { expect, type Page } from '@playwright/test';
import type { GeneratedType } from '@portal/contract/documents/generated-types.ts';
import type { Words } from './screen.ts';

/** Creates papers in the dialog of the load on screen and fetches each by its link. */
export const createPapers = async (
  page: Page,
  { documents: { generate, types } }: Words,
  wanted: readonly GeneratedType[],
): Promise<void> => {
  await page.getByRole('button', { name: generate.open, exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const type of wanted) {
    await dialog.getByLabel(generate.what).selectOption({ label: types[type] });
    await dialog.getByRole('button', { name: generate.go, exact: true }).click();
    const link = dialog.getByRole('link', { name: generate.show });
    await expect(link).toBeVisible();
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect((await answer.body()).subarray(0, 4).toString('latin1')).toBe('%PDF');
  }
  await dialog.getByRole('button', { name: generate.done, exact: true }).last().click();
  await expect(dialog).toBeHidden();
};
