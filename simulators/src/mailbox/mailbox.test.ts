import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Mailbox, startMailbox } from './mailbox.ts';

let dataDir: string;
let mailbox: Mailbox;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mailbox-'));
  mailbox = await startMailbox({ dataDir });
});
afterEach(async () => {
  await mailbox.close();
  await rm(dataDir, { recursive: true });
});

/** Speaks just enough SMTP to hand over one mail, a line for each answer. */
const send = (to: string, content: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(mailbox.smtp).port), '127.0.0.1');
    const lines = [
      'HELO test',
      'MAIL FROM:<portal@demo.test>',
      `RCPT TO:<${to}>`,
      'DATA',
      [...content, '.'].join('\r\n'),
      'QUIT',
    ];
    socket.on('data', (answer: Buffer) => {
      if (!/^[23]/.test(answer.toString())) reject(new Error(answer.toString()));
      const next = lines.shift();
      if (next) socket.write(`${next}\r\n`);
    });
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });

const mail = (html: string): string[] => ['Subject: Reset <now>', 'Content-Type: text/html', '', html];
const messages = async (query = '') =>
  (await fetch(`${mailbox.url}/messages${query}`)).json() as Promise<{ items: { id: string }[]; total: number }>;

describe('the mailbox', () => {
  it('keeps mails with their links, by recipient', async () => {
    await send('Admin@acme.test', mail('<a href="http://127.0.0.1:3000/recover-password?token=a&amp;x=1">Reset</a>'));
    await send('other@acme.test', mail('Hello'));
    expect((await messages()).total).toBe(2);
    expect(await messages('?to=admin@acme.test')).toMatchObject({
      total: 1,
      items: [{ subject: 'Reset <now>', links: ['http://127.0.0.1:3000/recover-password?token=a&x=1'] }],
    });
  });

  it('shows a list and a mail, and lets no mail run anything', async () => {
    await send('admin@acme.test', mail('<script>alert(1)</script>Hello'));
    const [first] = (await messages()).items;
    const list = await (await fetch(mailbox.url)).text();
    expect(list).toContain('Reset &lt;now&gt;');
    const body = await fetch(`${mailbox.url}/messages/${first?.id}/body`);
    expect(body.headers.get('content-security-policy')).toContain('sandbox');
    expect((await fetch(`${mailbox.url}/messages/${first?.id}/view`)).status).toBe(200);
    expect((await fetch(`${mailbox.url}/messages/nobody/view`)).status).toBe(404);
  });

  it('remembers after a restart', async () => {
    await send('admin@acme.test', mail('Hello'));
    await mailbox.close();
    mailbox = await startMailbox({ dataDir });
    expect((await messages()).total).toBe(1);
  });
});
