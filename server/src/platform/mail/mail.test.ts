import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openMailStore } from '@portal/simulators/mailbox/mail-store.ts';
import { startSmtpCatcher } from '@portal/simulators/mailbox/smtp-catcher.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withOrigin } from '../current-job.ts';
import { type Mailer, openMailer } from './mail.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-mail-'));
const arrived = openMailStore(folder);
let catcher: Awaited<ReturnType<typeof startSmtpCatcher>>;
let mailer: Mailer;
beforeAll(async () => {
  catcher = await startSmtpCatcher(arrived, 0);
  mailer = openMailer(`smtp://127.0.0.1:${catcher.port}`, {
    from: () => ({ name: 'Northline', address: 'desk@northline.test' }),
    complete: (mail) => Promise.resolve(mail),
    log: pino({ level: 'silent' }),
  });
});
afterAll(async () => {
  mailer.close();
  await catcher.close();
  rmSync(folder, { recursive: true });
});

const letter = { to: 'ana@acme.test', subject: 'Booked', text: 'Load 7 is booked.', html: '<p>Load 7 is booked.</p>' };
const send = (origin: string, more: Partial<typeof letter> = {}) =>
  withOrigin(origin, () => mailer.send({ ...letter, ...more }));

it('gives a letter that is sent again its first number, and every other letter one of its own', async () => {
  await send('job 1');
  await send('job 1');
  await send('job 1', { to: 'luis@acme.test' });
  await send('job 1', { text: 'Your new link: /2' });
  await send('job 2');
  await mailer.send(letter);
  await mailer.send(letter);
  const ids = arrived.list().map(({ headers }) => headers['message-id'] ?? '');
  expect(ids).toHaveLength(7);
  expect(new Set(ids).size).toBe(6);
  expect(ids.every((id) => id.endsWith('@northline.test>'))).toBe(true);
  const [first, again] = ids.toReversed();
  expect(again).toBe(first);
});
