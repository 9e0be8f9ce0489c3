import { expect, type Frame, type Page } from '@playwright/test';

/** The page within the page of the theme maker, which shows a screen in the colors that are made. */
export const previewOf = async (page: Page): Promise<Frame> => {
  const frame = await (await page.locator('[data-preview-of] iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('there is no preview');
  return frame;
};

/** Waits until the preview shows a screen of the portal, by its heading, and answers its page. */
export const shownInPreview = async (page: Page, screen: string): Promise<Frame> => {
  await expect(page.locator(`[data-preview-of="${screen}"][data-state="open"]`)).toBeVisible();
  await expect(async () => {
    const frame = await previewOf(page);
    await expect(frame.locator('h1').first()).toBeVisible({ timeout: 1000 });
    await expect(frame.locator('[class*="_skeletonBar"]')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  return previewOf(page);
};

/** A theme in a file, with these colors in the light scheme. */
export const themeFile = (light: object) => ({
  name: 'cascade.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ name: 'From a file', light, dark: {} })),
});

/** Chooses a file whose fields and links are hard to see. */
export const tryPaleTheme = async (page: Page): Promise<void> => {
  const pale = themeFile({ link: '#8a7bd8', border_control: '#d8d8e0', sidebar: '#f2e9c9' });
  await page.locator('input[type="file"]').setInputFiles(pale);
  await page.getByRole('dialog').waitFor();
};
