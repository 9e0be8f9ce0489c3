import type { Page } from '@playwright/test';

/** Presses the first button of this name and waits for the dialog it opens. */
export const openDialog = async (page: Page, name: string | RegExp, exact = false): Promise<void> => {
  await page.getByRole('button', { name, exact }).first().click();
  await page.getByRole('dialog').first().waitFor();
};
