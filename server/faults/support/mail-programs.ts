import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram, freePort, type Program, startProgram, versionOf } from './programs.ts';

/** What a mail server has to be asked for; who it delivers to is `…@acme.test`. */
type SetUp = { home: string; port: number; key: string; certificate: string; isGrey: boolean };

/** A mail server of Debian's packages: it refuses `nobody@` for good and, while grey, `later@` for now; 200 KB a mail. */
export type MailProgram = {
  name: string;
  file: string | null;
  version(file: string): string;
  /** Writes its settings into its home, and answers what it is started with in the foreground. */
  prepare(setUp: SetUp): string[];
};

export const mostBytes = 200_000;
const reply = { grey: '4.7.1 greylisted, come again', nobody: '5.1.1 no such user' };

const idOf = (user: string, kind: 'u' | 'g'): number =>
  Number(spawnSync('id', [`-${kind}`, user], { encoding: 'utf8' }).stdout.trim());

const own = (folder: string, user: string): string => {
  mkdirSync(folder, { recursive: true });
  chownSync(folder, idOf(user, 'u'), idOf(user, 'g'));
  return folder;
};

const exim: MailProgram = {
  name: 'Exim',
  file: findProgram('exim4'),
  version: (file) => versionOf(file),
  prepare({ home, port, key, certificate, isGrey }) {
    const [spool, log] = [own(`${home}/spool`, 'Debian-exim'), own(`${home}/log`, 'Debian-exim')];
    own(`${home}/box`, 'Debian-exim');
    for (const file of [key, certificate]) chownSync(file, idOf('Debian-exim', 'u'), idOf('Debian-exim', 'g'));
    const file = `${home}/exim.conf`;
    writeFileSync(
      file,
      `primary_hostname = mail.test
spool_directory = ${spool}
log_file_path = ${log}/%slog
pid_file_path = ${home}/exim.pid
local_interfaces = 127.0.0.1
daemon_smtp_ports = ${port}
tls_advertise_hosts = *
tls_certificate = ${certificate}
tls_privatekey = ${key}
message_size_limit = ${mostBytes}
acl_smtp_rcpt = rcpt
acl_smtp_data = accept
begin acl
rcpt:
  deny message = ${reply.nobody}
       local_parts = nobody
${isGrey ? `  defer message = ${reply.grey}\n        local_parts = later\n` : ''}  accept
begin routers
all:
  driver = accept
  transport = box
begin transports
box:
  driver = appendfile
  directory = ${home}/box
  maildir_format
  user = Debian-exim
  group = Debian-exim
`,
    );
    return ['-C', file, '-bdf', '-q1m'];
  },
};

const postfixServices = [
  'cleanup unix n - n - 0 cleanup',
  'qmgr unix n - n 300 1 qmgr',
  'tlsmgr unix - - n 1000? 1 tlsmgr',
  'rewrite unix - - n - - trivial-rewrite',
  ...['bounce', 'defer', 'trace'].map((name) => `${name} unix - - n - 0 bounce`),
  'proxymap unix - - n - - proxymap',
  'error unix - - n - - error',
  'virtual unix - n n - - virtual',
  'anvil unix - - n - 1 anvil',
  'postlog unix-dgram n - n - 1 postlogd',
];
const postfixFolders = [
  'active',
  'bounce',
  'corrupt',
  'defer',
  'deferred',
  'flush',
  'hold',
  'incoming',
  'saved',
  'trace',
];

const postfix: MailProgram = {
  name: 'Postfix',
  file: findProgram('../lib/postfix/sbin/master'),
  version: () =>
    spawnSync(findProgram('postconf') ?? '', ['-d', '-h', 'mail_version'], { encoding: 'utf8' }).stdout.trim(),
  prepare({ home, port, key, certificate, isGrey }) {
    for (const folder of postfixFolders) own(`${home}/spool/${folder}`, 'postfix');
    for (const folder of ['private', 'public', 'maildrop']) own(`${home}/spool/${folder}`, 'postfix');
    mkdirSync(`${home}/spool/pid`, { recursive: true });
    own(`${home}/data`, 'postfix');
    own(`${home}/box`, 'nobody');
    const [uid, gid] = [idOf('nobody', 'u'), idOf('nobody', 'g')];
    const grey = isGrey ? `, {later@acme.test = 451 ${reply.grey}}` : '';
    writeFileSync(
      `${home}/main.cf`,
      `compatibility_level = 3.6
queue_directory = ${home}/spool
data_directory = ${home}/data
maillog_file = /var/log/portal-postfix.log
myhostname = mail.test
mydestination =
inet_interfaces = loopback-only
inet_protocols = ipv4
smtpd_tls_cert_file = ${certificate}
smtpd_tls_key_file = ${key}
smtpd_tls_security_level = may
message_size_limit = ${mostBytes}
virtual_mailbox_domains = acme.test
virtual_mailbox_base = ${home}
virtual_mailbox_maps = static:box/
virtual_minimum_uid = 1
virtual_uid_maps = static:${uid}
virtual_gid_maps = static:${gid}
smtpd_relay_restrictions = permit_mynetworks, reject
smtpd_recipient_restrictions = check_recipient_access inline:{{nobody@acme.test = 550 ${reply.nobody}}${grey}}, permit
`,
    );
    writeFileSync(`${home}/master.cf`, [`127.0.0.1:${port} inet n - n - - smtpd`, ...postfixServices, ''].join('\n'));
    return ['-c', home, '-d'];
  },
};

const openSmtpd: MailProgram = {
  name: 'OpenSMTPD',
  file: findProgram('smtpd'),
  version: (file) => /OpenSMTPD ([\w.]+)/.exec(spawnSync(file, ['-h'], { encoding: 'utf8' }).stderr)?.[1] ?? '?',
  prepare({ home, port, key, certificate, isGrey }) {
    const file = `${home}/smtpd.conf`;
    own(`${home}/box`, 'nobody');
    for (const one of [key, certificate]) chownSync(one, 0, 0);
    writeFileSync(
      file,
      `pki mail.test cert "${certificate}"
pki mail.test key "${key}"
smtp max-message-size ${mostBytes}
table strangers { "nobody@acme.test" }
table newcomers { "later@acme.test" }
filter nobody phase rcpt-to match rcpt-to <strangers> reject "550 ${reply.nobody}"
filter later phase rcpt-to match rcpt-to <newcomers> reject "451 ${reply.grey}"
filter both chain { nobody${isGrey ? ', later' : ''} }
table users { "@" = "nobody" }
listen on 127.0.0.1 port ${port} tls pki mail.test hostname mail.test filter both
action box maildir "${home}/box" virtual <users>
match from any for domain acme.test action box
`,
      { mode: 0o600 },
    );
    return ['-d', '-f', file];
  },
};

export const mailPrograms: readonly MailProgram[] = [exim, postfix, openSmtpd];

const makeCertificate = (home: string): { key: string; certificate: string } => {
  const [key, certificate] = [path.join(home, 'key.pem'), path.join(home, 'certificate.pem')];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=mail.test'];
  spawnSync(findProgram('openssl') ?? '', [...made, '-keyout', key, '-out', certificate]);
  chmodSync(key, 0o600);
  return { key, certificate };
};

/** A mail server of a kind in a folder and at a port of its own. */
export const openMailProgram = async (kind: MailProgram) => {
  const home = mkdtempSync(path.join(tmpdir(), 'portal-mail-'));
  chmodSync(home, 0o755);
  const port = await freePort();
  const tls = makeCertificate(home);
  let running: Program | undefined;
  const inbox = (): string[] => {
    const folders = ['box/new', 'box/cur'].map((folder) => path.join(home, folder));
    return folders.flatMap((folder) => {
      try {
        return readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'latin1'));
      } catch {
        return []; // made with the first mail
      }
    });
  };
  return {
    port,
    inbox,
    /** Stops what runs and starts it again; while grey it asks to come later for `later@`. */
    async start(isGrey = false) {
      await running?.stop();
      const args = kind.prepare({ home, port, ...tls, isGrey });
      running = await startProgram({ file: kind.file ?? '', args, port, isGroup: true, stopSignal: 'SIGTERM' });
    },
    signal: (name: NodeJS.Signals) => running?.signal(name),
    output: () => running?.output() ?? '',
    async close() {
      await running?.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
};
