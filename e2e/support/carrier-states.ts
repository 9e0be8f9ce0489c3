import type { Page } from '@playwright/test';
import type { Rarely, Words } from './screen.ts';

/** No carrier and no calendar yet. */
export const noCarriers: Rarely = { call: /api\/carrier-(connections|calendars)$/, says: () => ({ items: [] }) };

/** A new carrier that was saved while it says nothing. */
export const saveEmptyCarrier = async (page: Page, { settings }: Words): Promise<void> => {
  await page.getByRole('button', { name: settings.carriers.connections.new, exact: true }).click();
  await page.getByRole('button', { name: settings.form.save, exact: true }).click();
};

/** One carrier with what it did. */
export const openSaia = async (page: Page, { settings }: Words): Promise<void> => {
  await page.getByRole('listitem').filter({ hasText: 'SAIA' }).getByRole('button').click();
  await page.getByRole('dialog').getByText(settings.carriers.connections.scorecard.transit, { exact: true }).waitFor();
};

/** The secret of a carrier as it is shown once. Answered here alone: the carrier keeps the one it has. */
export const showSecret = async (page: Page, words: Words): Promise<void> => {
  const { webhook } = words.settings.carriers.connections;
  const json = { webhook_secret: 'k9tI2h0mZV3qYV1bX5c7', path: '/api/carrier-events/SAIA' };
  await page.route(/webhook-secret/, (route) => route.fulfill({ status: 201, json }));
  await openSaia(page, words);
  const either = page.getByRole('button', { name: webhook.make, exact: true });
  await either.or(page.getByRole('button', { name: webhook.renew, exact: true })).click();
  await page.getByText(webhook.once).waitFor();
};

/** A new calendar with a day that says nothing. */
export const saveEmptyCalendar = async (page: Page, { settings }: Words): Promise<void> => {
  const { calendars } = settings.carriers.connections;
  await page.getByRole('button', { name: calendars.new, exact: true }).click();
  await page.getByRole('button', { name: calendars.add_day, exact: true }).click();
  await page.getByRole('button', { name: settings.form.save, exact: true }).click();
};
