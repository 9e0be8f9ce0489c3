import { expect } from '@playwright/test';
import { mailboxURL } from './product.ts';

type CaughtMail = { subject: string; text: string; links: string[]; received_at: string };

/** The newest mail to this address that came in since `since`; waits for it. */
export const mailTo = async (address: string, since: Date): Promise<CaughtMail> => {
  let newest: CaughtMail | undefined;
  await expect
    .poll(
      async () => {
        const response = await fetch(`${mailboxURL}/messages?to=${encodeURIComponent(address)}`);
        const { items } = (await response.json()) as { items: CaughtMail[] };
        newest = items.find(({ received_at }) => new Date(received_at) >= since);
        return newest !== undefined;
      },
      { timeout: 30_000, intervals: [250] },
    )
    .toBe(true);
  if (!newest) throw new Error(`No mail to ${address}`);
  return newest;
};
