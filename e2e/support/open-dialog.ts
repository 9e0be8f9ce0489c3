import type { Page } from '@playwright/test';

/** Presses the first button of this name and waits for the dialog it opens. */
export const openDialog = async (page: Page, name: string | RegExp, exact = false): Promise<void> => {
  await page.getByRole('button', { name, exact }).first().click();
  await page.getByRole('dialog').first().waitFor();
};

/** The same for an action of a load's head, which phones keep behind its button `more`. */
export const openActionOfHead = async (page: Page, more: string, name: string, exact = false): Promise<void> => {
  const action = page.getByRole('button', { name, exact }).first();
  const opener = page.getByRole('button', { name: more, exact: true });
  await action.or(opener).first().waitFor();
  if (await opener.isVisible()) await opener.click();
  await action.click();
  await page.getByRole('dialog').first().waitFor();
};
