import { vi } from 'vitest';
import type { RunningApp } from '../app.ts';
import type { Mail } from '../platform/mail.ts';

export type CaughtMail = {
  /** Waits until somebody has been sent `count` mails, and answers them, oldest first. */
  to(address: string, count?: number): Promise<Mail[]>;
  all: Mail[];
};

/** Keeps what an application sends instead of sending it. */
export const catchMail = (app: RunningApp): CaughtMail => {
  const all: Mail[] = [];
  app.services.mail = { send: async (mail) => void all.push(mail), close: () => undefined };
  const sentTo = (address: string) => all.filter((mail) => mail.to === address);
  return {
    all,
    to: (address, count = 1) =>
      vi.waitFor(
        () => {
          const mails = sentTo(address);
          if (mails.length < count) throw new Error(`${mails.length} of ${count} mails to ${address}`);
          return mails;
        },
        { timeout: 5000, interval: 20 },
      ),
  };
};
