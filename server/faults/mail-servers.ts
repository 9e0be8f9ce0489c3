import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { loadConfig } from '../src/platform/config.ts';
import { examineMail } from '../src/doctor/examine-services.ts';
import { findProgram } from './support/programs.ts';
import { openMailer } from '../src/platform/mail/mail.ts';

// Usage: mail-servers.ts
// What mail servers may do: a certificate of their own for STARTTLS, a refusal for good or for now (greylisting), lines of
// 2,000 letters and names outside ASCII. A mail arrives whole and once, or its job has a reason in words.
const home = mkdtempSync(path.join(tmpdir(), 'portal-mail-servers-'));
const [key, certificate] = [path.join(home, 'key.pem'), path.join(home, 'certificate.pem')];
const make = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=mail.test'];
execFileSync(findProgram('openssl') ?? '', [...make, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
const tls = { key: readFileSync(key), cert: readFileSync(certificate) };

type Arrived = { text: string; isEncrypted: boolean };

const startServer = async (options: SMTPServerOptions = {}) => {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    authOptional: true,
    ...tls,
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString('latin1')));
      stream.on('end', () => {
        arrived.push({ text, isEncrypted: session.secure });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const address = listener.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { arrived, port, close: () => new Promise<void>((closed) => server.close(() => closed())) };
};

const line = 'á'.repeat(2000);
const letter = { to: 'ana@acme.test', subject: `Reservación ${'ñ'.repeat(80)}`, text: line, html: `<p>${line}</p>` };

/** Sends one letter; '' where the server took it, else the reason. */
const sendTo = async (url: string): Promise<string> => {
  const mailer = openMailer(url, {
    from: () => ({ name: 'Línea Norte', address: 'desk@northline.test' }),
    complete: (mail) => Promise.resolve(mail),
    log: pino({ level: 'silent' }),
  });
  try {
    await mailer.send(letter);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    mailer.close();
  }
};

const say = (name: string, isGood: boolean, what: string): void => {
  if (!isGood) process.exitCode = 1;
  console.log(`mail-servers ${name}: ${isGood ? 'good' : 'BAD'}; ${what}`);
};

const refusing = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

try {
  const own = await startServer();
  // Any address but those of this machine is asked to encrypt.
  const asked = `smtp://127.0.0.1:${own.port}?ignoreTLS=false`;
  const refusedFor = await sendTo(asked);
  const { advice = '' } = await examineMail(loadConfig({ NODE_ENV: 'test', DATA_DIR: home, SMTP_URL: asked }));
  say(
    'STARTTLS, self-signed',
    /certificate/.test(refusedFor) && /rejectUnauthorized/.test(advice),
    `${refusedFor} | ${advice}`,
  );
  const any = await sendTo(`smtp://127.0.0.1:${own.port}?tls.rejectUnauthorized=false`);
  say(
    'the same, any certificate taken',
    any === '' && own.arrived[0]?.isEncrypted === true,
    any || 'arrived, encrypted',
  );
  const plain = await sendTo(`smtp://127.0.0.1:${own.port}`);
  say(
    'the same on this machine',
    plain === '' && own.arrived[1]?.isEncrypted === false,
    plain || 'arrived, not encrypted',
  );
  const longest = Math.max(...own.arrived.flatMap(({ text }) => text.split('\r\n').map(({ length }) => length)));
  const isAscii = own.arrived.every(({ text }) => !/[^\r\n\t -~]/.test(text));
  say('lines of 2,000 letters', longest <= 998 && isAscii, `the longest line sent has ${longest}, ASCII: ${isAscii}`);
  await own.close();

  const strict = await startServer({ onRcptTo: (_to, _session, done) => done(refusing(550, '5.1.1 no such user')) });
  const refusal = await sendTo(`smtp://127.0.0.1:${strict.port}`);
  say('a refusal for good', /550.*no such user/.test(refusal), refusal);
  await strict.close();

  const seen = new Set<string>();
  const grey = await startServer({
    onRcptTo({ address }, _session, done) {
      if (seen.has(address)) return done();
      seen.add(address);
      return done(refusing(451, '4.7.1 greylisted, come again'));
    },
  });
  const first = await sendTo(`smtp://127.0.0.1:${grey.port}`);
  const second = await sendTo(`smtp://127.0.0.1:${grey.port}`);
  const isKept = /451.*greylisted/.test(first) && second === '' && grey.arrived.length === 1;
  say('greylisting', isKept, `${first} | then ${second || 'arrived'}, ${grey.arrived.length} time`);
  await grey.close();
} finally {
  rmSync(home, { recursive: true, force: true });
}
