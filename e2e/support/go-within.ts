import type { Page } from '@playwright/test';

type Location = { href: string };

declare global {
  interface Window {
    /** The portal's router, where TanStack Router itself puts it; undefined until the portal has started. */
    __TSR_ROUTER__?: {
      navigate: (to: { href: string }) => Promise<void>;
      state: { status: 'idle' | 'pending'; location: Location; resolvedLocation?: Location };
    };
  }
}

/** Waits until the portal shows the screen of its address. */
const comesToRest = (page: Page) =>
  page.waitForFunction(() => {
    const { status, location, resolvedLocation } = window.__TSR_ROUTER__?.state ?? {};
    return status === 'idle' && resolvedLocation?.href === location?.href;
  });

/** Goes on to an address within the open portal, as a link does: starting it again costs many times as much. */
export const goWithin = async (page: Page, address: string): Promise<void> => {
  await comesToRest(page);
  await page.evaluate((href) => window.__TSR_ROUTER__?.navigate({ href }), address);
  // The former screen stays until the next one is drawn.
  await comesToRest(page);
};
