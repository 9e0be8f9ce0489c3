import { z } from 'zod';
import { DEFAULT_SPEED, startCarrierSimulator } from './carriers/carrier-simulator.ts';
import { startFreightSystemSimulator } from './freight-system/freight-system-simulator.ts';
import { startMailbox } from './mailbox/mailbox.ts';
import { startStripeSimulator } from './stripe/stripe-simulator.ts';

const Port = z.coerce.number().int().min(0).max(65_535).default(0);

const environment = z
  .object({
    DATA_DIR: z.string().default('./data'),
    CARRIERS_PORT: Port,
    FREIGHT_SYSTEM_PORT: Port,
    STRIPE_PORT: Port,
    MAILBOX_PORT: Port,
    MAILBOX_SMTP_PORT: Port,
    SIMULATOR_SPEED: z.coerce.number().min(1).max(1_000_000).default(DEFAULT_SPEED),
  })
  .parse(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')));

const carriers = await startCarrierSimulator({
  port: environment.CARRIERS_PORT,
  speed: environment.SIMULATOR_SPEED,
  dataDir: environment.DATA_DIR,
});
const mailbox = await startMailbox({
  port: environment.MAILBOX_PORT,
  smtpPort: environment.MAILBOX_SMTP_PORT,
  dataDir: environment.DATA_DIR,
});
const freightSystem = await startFreightSystemSimulator({ port: environment.FREIGHT_SYSTEM_PORT });

const stripe = await startStripeSimulator({ port: environment.STRIPE_PORT, dataDir: environment.DATA_DIR });

const stop = async (): Promise<void> => {
  await Promise.all([carriers.close(), mailbox.close(), freightSystem.close(), stripe.close()]);
  process.exit(0);
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
// The parent holds the other end of stdin: when it dies, however it dies, this process goes too.
process.stdin.once('close', () => void stop());
process.stdin.once('end', () => void stop());
process.stdin.resume();

const { urlTemplate, user, password } = freightSystem;
const addresses = {
  carriers: { url: carriers.url },
  mailbox: { url: mailbox.url, smtp: mailbox.smtp },
  freightSystem: { urlTemplate, user, password },
  payments: { url: stripe.url, key: stripe.key, webhookSecret: stripe.webhookSecret },
};
process.stdout.write(`${JSON.stringify(addresses)}\n`);
