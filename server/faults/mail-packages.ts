import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { examineMail } from '../src/doctor/examine-services.ts';
import { loadConfig } from '../src/platform/config.ts';
import { withOrigin } from '../src/platform/current-job.ts';
import { openMailer } from '../src/platform/mail/mail.ts';
import { splitReason } from '../src/platform/mail/mail-failure.ts';
import { startCuttingRelay } from './support/cutting-relay.ts';
import { type MailProgram, mailPrograms, mostBytes, openMailProgram } from './support/mail-programs.ts';

// Usage: mail-packages.ts [Exim | Postfix | OpenSMTPD …]
// The mail servers of this machine, each with a certificate of its own, refusals for good and for now, a limit of size, an
// answer that is lost after the mail was taken, and a time in which it hangs: a job has the reason in words, the doctor
// too, and what was put off or lost arrives with the next try, under one number where it arrives twice.
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const line = 'á'.repeat(2000);

type Letter = { to?: string; job: string; text?: string };

/** What finds the mail of a job among others. */
const tagOf = (job: string): string => `Nr${job}End`;

/** Sends one letter as a job does; '' where the server took it, else the reason. */
const sendTo = async (url: string, { to = 'ana', job, text = line }: Letter): Promise<string> => {
  const mailer = openMailer(url, {
    from: () => ({ name: 'Línea Norte', address: 'desk@northline.test' }),
    complete: (mail) => Promise.resolve(mail),
    log: pino({ level: 'silent' }),
  });
  const letter = { to: `${to}@acme.test`, subject: `Reservación ${tagOf(job)}`, text, html: `<p>${text}</p>` };
  try {
    await withOrigin(job, () => mailer.send(letter));
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    mailer.close();
  }
};

const doctorSays = async (SMTP_URL: string): Promise<string> => {
  const { message, advice = '' } = await examineMail(loadConfig({ NODE_ENV: 'test', DATA_DIR: '/nowhere', SMTP_URL }));
  return `${message} | ${advice}`;
};

type Opened = Awaited<ReturnType<typeof openMailProgram>>;
type Trial = {
  server: Opened;
  url: string;
  say(name: string, isGood: boolean, what: string): void;
  /** How often the mail of a job lies in the mailbox, and under how many numbers, once it has had time to get there. */
  arrived(job: string, wanted: number): Promise<{ mails: number; numbers: number; texts: string[] }>;
};

const failsAs = (reason: string, wanted: string): boolean => splitReason(reason).mail_failure === wanted;

const tryEncryption = async ({ url, say, arrived }: Trial): Promise<void> => {
  const unknown = await sendTo(`${url}?ignoreTLS=false`, { job: 'trusted' });
  const doctor = await doctorSays(`${url}?ignoreTLS=false`);
  const isOfTls = failsAs(unknown, 'certificate') || failsAs(unknown, 'encryption');
  say('STARTTLS, self-signed', isOfTls && /certificate|STARTTLS/.test(doctor), `${unknown} || the doctor: ${doctor}`);
  const any = await sendTo(`${url}?tls.rejectUnauthorized=false`, { job: 'any' });
  say('the same, any certificate taken', any === '' || failsAs(any, 'encryption'), any);
  const plain = await sendTo(url, { job: 'plain' });
  const { mails, texts } = await arrived('plain', 1);
  const longest = Math.max(...texts.flatMap((text) => text.split(/\r?\n/).map(({ length }) => length)));
  say(
    'on this machine, lines of 2,000 letters',
    plain === '' && mails === 1 && longest <= 998,
    `${plain} ${mails} arrived, the longest line has ${longest}`,
  );
};

const tryRefusals = async ({ server, url, say, arrived }: Trial): Promise<void> => {
  const refusal = await sendTo(url, { to: 'nobody', job: 'refused' });
  say('a refusal for good', failsAs(refusal, 'refused'), refusal);
  const large = await sendTo(url, { job: 'large', text: 'x'.repeat(mostBytes * 2) });
  say('a mail that is too large', failsAs(large, 'too_large'), large);
  const first = await sendTo(url, { to: 'later', job: 'grey' });
  await server.start();
  const second = await sendTo(url, { to: 'later', job: 'grey' });
  const grey = await arrived('grey', 1);
  say(
    'greylisting',
    failsAs(first, 'put_off') && second === '' && grey.mails === 1,
    `${first} || then ${second || 'taken'}, ${grey.mails} arrived`,
  );
};

const tryLostAnswers = async ({ server, url, say, arrived }: Trial): Promise<void> => {
  const relay = await startCuttingRelay(server.port, 1);
  const lost = await sendTo(`smtp://127.0.0.1:${relay.port}`, { job: 'lost' });
  const again = await sendTo(`smtp://127.0.0.1:${relay.port}`, { job: 'lost' });
  relay.close();
  const twice = await arrived('lost', 2);
  say(
    'an answer lost after the mail was taken',
    failsAs(lost, 'broken_off') && again === '' && twice.mails === 2 && twice.numbers === 1,
    `${lost} || then ${again || 'taken'}, ${twice.mails} arrived under ${twice.numbers} number`,
  );

  server.signal('SIGSTOP');
  const hanging = await sendTo(url, { job: 'hanging' });
  const ill = await doctorSays(url);
  server.signal('SIGCONT');
  const afterwards = await sendTo(url, { job: 'hanging' });
  const hung = await arrived('hanging', 1);
  say(
    'a server that hangs',
    failsAs(hanging, 'silent') && afterwards === '' && hung.mails >= 1 && hung.numbers === 1,
    `${hanging} || the doctor: ${ill} || then ${afterwards || 'taken'}, ${hung.mails} arrived`,
  );
};

const tryProgram = async (kind: MailProgram, version: string): Promise<void> => {
  const server = await openMailProgram(kind);
  const trial: Trial = {
    server,
    url: `smtp://127.0.0.1:${server.port}`,
    say(name, isGood, what) {
      if (!isGood) process.exitCode = 1;
      console.log(`mail-packages ${kind.name} ${version}, ${name}: ${isGood ? 'good' : 'BAD'}; ${what || 'taken'}`);
    },
    async arrived(job, wanted) {
      const found = () => server.inbox().filter((text) => text.includes(tagOf(job)));
      for (const end = Date.now() + 20_000; found().length < wanted && Date.now() < end;) await sleep(100);
      await sleep(500);
      const numbers = new Set(found().map((text) => /^message-id: *(\S+)/im.exec(text)?.[1]));
      return { mails: found().length, numbers: numbers.size, texts: found() };
    },
  };
  try {
    await server.start(true);
    await tryEncryption(trial);
    await tryRefusals(trial);
    await tryLostAnswers(trial);
  } finally {
    await server.close();
  }
};

for (const kind of mailPrograms) {
  if (names.length > 0 && !names.includes(kind.name)) continue;
  if (kind.file) await tryProgram(kind, kind.version(kind.file));
  else console.log(`mail-packages ${kind.name}: NOT TRIED, it is not installed`);
}
