import type { MailFailure } from '@portal/contract/jobs/mail-failures.ts';
import { createTransport } from 'nodemailer';
import type { Config } from '../platform/config.ts';
import { explained, mailFailureOf } from '../platform/mail/mail-failure.ts';
import { mailServerOf } from '../platform/mail/mail-server.ts';
import type { Database } from '../platform/database/database.ts';
import { databaseId } from '../platform/database/database-id.queries.ts';
import { openStore } from '../platform/files/bucket-store.ts';
import { findJobTables, readJobs } from './doctor.queries.ts';
import { failed, type Finding, ok, reasonOf, warning, within } from './finding.ts';

const limitMs = 10_000;

/** Stores, reads and removes a file, and looks whether others store theirs at the same place. */
export async function examineStorage(config: Config, db: Database | null): Promise<Finding> {
  const files = openStore(config.storageUrl);
  const place = config.storageUrl.replace(/\/\/[^/@]*@/, '//');
  const probe = Buffer.from('portal doctor');
  try {
    const begun = performance.now();
    const key = await within(limitMs, files.put(probe));
    const read = await within(limitMs, files.get(key));
    await within(limitMs, files.remove(key));
    if (!read.equals(probe)) throw new Error('it gives back other bytes than it was given');
    const own = db && (await databaseId(db));
    const others = (await within(limitMs, files.databases())).filter((id) => id !== own);
    if (own && others.length > 0) {
      const advice = `No file is swept meanwhile. If no other portal uses this place, remove ${others.map((id) => `databases/${id}`).join(', ')} there.`;
      return warning('storage', `${place} is named by ${others.length} other databases`, advice);
    }
    return ok('storage', `${place} stores, reads and removes in ${(performance.now() - begun).toFixed(0)} ms`);
  } catch (error) {
    const advice = config.storageUrl.startsWith('s3:')
      ? 'Look at host, keys and bucket of STORAGE_URL, and whether they may read, write and delete.'
      : 'Look whether the folder of STORAGE_URL exists on a disk with free space, and the portal may write to it.';
    return failed('storage', `${place}: ${reasonOf(error)}`, advice);
  }
}

const generalMailAdvice = 'Look at host, port, user and password of SMTP_URL, and into the log of the mail server.';

const mailAdvice: Partial<Record<MailFailure, string>> = {
  certificate:
    'Give it a certificate of an authority, or add to SMTP_URL ?tls.rejectUnauthorized=false (any certificate) or ' +
    '?ignoreTLS=true (no encryption, on a network of your own).',
  encryption: 'Look whether it offers STARTTLS at that port, and whether the port is one for smtp: or for smtps:.',
  sign_in: 'Look at user and password of SMTP_URL.',
  unreachable: 'Look at host and port of SMTP_URL, whether the mail server runs, and at your firewall.',
  silent: 'Look whether the mail server is overloaded, and whether its port is one for smtp: or for smtps:.',
};

/** Connects to the mail server and signs in, without sending anything. */
export async function examineMail({ smtpUrl, simulators }: Config): Promise<Finding> {
  if (!smtpUrl) {
    return simulators
      ? ok('mail', 'SMTP_URL is not set; mails go to the simulated mailbox')
      : warning('mail', 'SMTP_URL is not set, so no mail is sent', 'Set SMTP_URL to your mail server.');
  }
  const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: limitMs };
  const transport = createTransport({ ...mailServerOf(smtpUrl), ...timeouts });
  const { host } = new URL(smtpUrl);
  try {
    await within(limitMs, transport.verify());
    return ok('mail', `${host} takes mails`);
  } catch (error) {
    const failure = mailFailureOf(error) ?? 'broken_off';
    const advice = `${mailAdvice[failure] ?? generalMailAdvice} Mails wait and are sent later, for about four days.`;
    const { message } = explained(error);
    return failed('mail', `${host} takes no mails: ${message}`, advice);
  } finally {
    transport.close();
  }
}

/** Any answer means that somebody is there; what the address says to a stranger does not matter. */
const isThere = async (url: string): Promise<string | null> => {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(limitMs) });
    await answer.body?.cancel();
    return null;
  } catch (error) {
    return reasonOf(error);
  }
};

/** Whether the route server answers; without it, miles come from the embedded network. */
export async function examineRouting({ routingUrl }: Config): Promise<Finding> {
  if (!routingUrl) return ok('routing', 'ROUTING_URL is not set; miles come from the embedded network');
  const { host } = new URL(routingUrl);
  const reason = await isThere(`${routingUrl}/nearest/v1/driving/-96.8,32.78`);
  const advice = 'Miles come from the embedded network meanwhile. Look at ROUTING_URL and at your firewall.';
  return reason === null ? ok('routing', `${host} answers`) : warning('routing', `${host}: ${reason}`, advice);
}

const lateMinutes = 10;

export async function examineJobs(db: Database): Promise<Finding[]> {
  const tables = await findJobTables(db);
  if (!tables.are_there) {
    const isLost = tables.is_used;
    const finding = isLost ? failed : warning;
    const words = isLost ? 'the tables of jobs are gone' : 'the portal was not started yet on this database';
    return [finding('jobs', words, 'Start the portal once: it makes them.')];
  }
  const { dead, overdue_minutes } = await readJobs(db);
  const findings: Finding[] = [];
  if (dead > 0) {
    const advice = 'npm run cli -- jobs lists them with the reason; jobs retry has them done again.';
    findings.push(warning('jobs', `${dead} were given up`, advice));
  }
  if (overdue_minutes > lateMinutes) {
    const advice = 'Start the portal; where it runs, look into its log for what its jobs wait for.';
    findings.push(warning('jobs', `the oldest is ${overdue_minutes} minutes late`, advice));
  }
  return findings.length > 0 ? findings : [ok('jobs', 'none was given up, none is late')];
}

/** Whether the address in mails and links leads to the portal, as far as this machine can see. */
export async function examineAddress({ publicUrl, production }: Config): Promise<Finding> {
  const subject = 'address';
  const { hostname, protocol } = new URL(publicUrl);
  if (production && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)) {
    const advice = 'Set PUBLIC_URL to the address users open: links in mails are made from it.';
    return failed(subject, `PUBLIC_URL is ${publicUrl}, which is this machine to whoever reads a mail`, advice);
  }
  if (production && protocol === 'http:')
    return warning(
      subject,
      `${publicUrl} is not encrypted`,
      'Serve the portal by HTTPS and set PUBLIC_URL accordingly.',
    );
  try {
    const answer = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(limitMs) });
    await answer.body?.cancel();
    if (answer.ok) return ok(subject, `${publicUrl} answers`);
    const advice = 'Look at the load balancer, and at /readyz of each instance.';
    return failed(subject, `${publicUrl}/healthz answers ${answer.status}`, advice);
  } catch (error) {
    const advice = 'Start the portal, or look at PUBLIC_URL and the load balancer. From outside it may look otherwise.';
    return warning(subject, `${publicUrl} does not answer: ${reasonOf(error)}`, advice);
  }
}
