import { type SftpPartner, startSftpServer } from '@portal/simulators/x12-partner/sftp-server.ts';
import ssh2 from 'ssh2';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { type MailboxAccess, MailboxError, usualLimits, withMailbox } from './mailbox.ts';

const pair = ssh2.utils.generateKeyPairSync('ed25519');
let partner: SftpPartner;

beforeEach(async () => {
  partner = await startSftpServer({ user: 'portal', password: 'bundle-crate-7', publicKey: pair.public }, [
    '/out',
    '/in',
    '/archive',
  ]);
});
afterEach(() => partner.stop());

const access = (change: Partial<MailboxAccess> = {}): MailboxAccess => ({
  host: partner.host,
  port: partner.port,
  user: 'portal',
  password: 'bundle-crate-7',
  privateKey: null,
  hostKey: partner.fingerprint,
  ...change,
});

const faultOf = async (work: Promise<unknown>): Promise<MailboxError> => {
  const error = await work.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (!(error instanceof MailboxError)) throw new Error(`no fault of the mailbox: ${String(error)}`, { cause: error });
  return error;
};

it('lists the oldest first, leaves out what is still written, reads, moves and removes', async () => {
  partner.files.write('/out/b.edi', Buffer.from('second'), 2000);
  partner.files.write('/out/a.edi', Buffer.from('first'), 1000);
  partner.files.write('/out/c.edi.tmp', Buffer.from('half'), 500);
  partner.files.write('/out/d.filepart', Buffer.from('half'), 500);
  const read = await withMailbox(access(), async (mailbox) => {
    const files = await mailbox.list('/out');
    const texts = await Promise.all(files.map(async (file) => (await mailbox.read('/out', file)).toString()));
    await mailbox.move('/out', 'a.edi', '/archive');
    await mailbox.remove('/out', 'b.edi');
    return files.map(({ name, bytes }, index) => [name, bytes, texts[index]]);
  });
  expect(read).toEqual([
    ['a.edi', 5, 'first'],
    ['b.edi', 6, 'second'],
  ]);
  expect(partner.files.list('/out').map(({ name }) => name)).toEqual(['c.edi.tmp', 'd.filepart']);
  expect(partner.files.list('/archive').map(({ name }) => name)).toEqual(['a.edi']);
});

it('signs in with a key as well', async () => {
  await withMailbox(access({ password: null, privateKey: pair.private }), (mailbox) => mailbox.list('/out'));
  expect(partner.sessions()).toBe(1);
});

describe('a file is put whole or not at all, and once', () => {
  const put = () => withMailbox(access(), (mailbox) => mailbox.put('/in', 'x.edi', Buffer.from('whole')));
  const there = () => partner.files.list('/in').map(({ name, bytes }) => [name, bytes.toString()]);

  test('where the connection is lost before the rename', async () => {
    partner.mischief.losesRenames = 1;
    await expect(put()).rejects.toThrow();
    expect(there()).toEqual([['x.edi.tmp', 'whole']]);
    await put();
    expect(there()).toEqual([['x.edi', 'whole']]);
  });

  test('where only the answer is lost', async () => {
    partner.mischief.losesAnswersOfRenames = 1;
    await expect(put()).rejects.toThrow();
    expect(there()).toEqual([['x.edi', 'whole']]);
    await put();
    expect(there()).toEqual([['x.edi', 'whole']]);
  });
});

test.each([
  ['a key nobody has confirmed', { hostKey: '' }, {}, 'host_key'],
  ['another key than the confirmed one', { hostKey: 'SHA256:other' }, {}, 'host_key'],
  ['a wrong password', { password: 'wrong' }, {}, 'sign_in'],
  ['somebody who is not known', { user: 'nobody' }, {}, 'sign_in'],
  ['a folder that is not there', {}, {}, 'folder'],
  ['a partner that is silent', {}, { isSilent: true }, 'too_slow'],
] as const)('%s is a fault of its own', async (_, change, mischief, kind) => {
  Object.assign(partner.mischief, mischief);
  const limits = { ...usualLimits, totalMs: 1500 };
  const error = await faultOf(withMailbox(access(change), (mailbox) => mailbox.list('/nowhere'), limits));
  expect(error.kind).toBe(kind);
  if (kind === 'host_key') expect(error.shownKey).toBe(partner.fingerprint);
});

test('a partner that is not there is a fault of its own', async () => {
  const gone = access();
  await partner.stop();
  expect((await faultOf(withMailbox(gone, (mailbox) => mailbox.list('/out')))).kind).toBe('unreachable');
  partner = await startSftpServer({ user: 'portal', password: '' }, []);
});

test('a partner that sends more than it lists, or lists too much, costs a limit', async () => {
  partner.files.write('/out/small.edi', Buffer.from('small'));
  const limits = { ...usualLimits, fileBytes: 100_000 };
  const readFirst = () =>
    withMailbox(
      access(),
      async (mailbox) => {
        const [file] = await mailbox.list('/out');
        return file && mailbox.read('/out', file);
      },
      limits,
    );
  partner.mischief.floods = true;
  expect((await faultOf(readFirst())).kind).toBe('too_large');
  partner.mischief.floods = false;
  partner.files.write('/out/small.edi', Buffer.alloc(100_001));
  expect((await faultOf(readFirst())).kind).toBe('too_large');
});
