import { createHash } from 'node:crypto';
import { once } from 'node:events';
import ssh2 from 'ssh2';
import { type FolderTree, folderTree } from './folder-tree.ts';
import { type Mischief, type Served, serveFiles } from './serve-files.ts';

const { Server, utils } = ssh2;

export type SftpPartner = Served & {
  host: string;
  port: number;
  files: FolderTree;
  mischief: Mischief;
  /** Of its host key, as people compare it. */
  fingerprint: string;
  sessions: () => number;
  stop: () => Promise<void>;
};

type Access = { user: string; password: string; publicKey?: string };

const publicKeyOf = (text: string): ssh2.ParsedKey => {
  const key = utils.parseKey(text);
  if (key instanceof Error) throw key;
  return key;
};

/** Whether somebody may sign in: by the password, or with the key and its signature. */
const isAllowed = (attempt: ssh2.AuthContext, { user, password, publicKey }: Access): boolean => {
  if (attempt.username !== user) return false;
  if (attempt.method === 'password') return password !== '' && attempt.password === password;
  if (attempt.method !== 'publickey' || !publicKey) return false;
  const key = publicKeyOf(publicKey);
  if (!attempt.key.data.equals(key.getPublicSSH())) return false;
  return !attempt.signature || key.verify(attempt.blob ?? Buffer.alloc(0), attempt.signature);
};

/** One that can be read: about one of two hundred that are made cannot. */
const makeHostKey = (): string => {
  const { private: key } = utils.generateKeyPairSync('ed25519');
  return utils.parseKey(key) instanceof Error ? makeHostKey() : key;
};

/** A partner's mailbox on loopback: folders in memory, one user, a host key of its own. */
export const startSftpServer = async (access: Access, folders: readonly string[]): Promise<SftpPartner> => {
  const hostKey = makeHostKey();
  const served = { files: folderTree(folders), mischief: {} };
  const clients = new Set<ssh2.Connection>();
  let sessions = 0;
  const server = new Server({ hostKeys: [hostKey] }, (client) => {
    clients.add(client);
    client
      .on('error', () => undefined)
      .on('close', () => clients.delete(client))
      .on('authentication', (attempt) => {
        const { refusesSignIn }: Mischief = served.mischief;
        if (!refusesSignIn && isAllowed(attempt, access)) attempt.accept();
        else attempt.reject(['password', 'publickey']);
      })
      .on('session', (accept) => {
        sessions += 1;
        accept().on('sftp', (acceptSftp) => serveFiles(acceptSftp(), served, () => client.end()));
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the mailbox has no port');
  const shown = createHash('sha256').update(publicKeyOf(hostKey).getPublicSSH()).digest('base64');
  return {
    ...served,
    host: '127.0.0.1',
    port: address.port,
    fingerprint: `SHA256:${shown.replaceAll('=', '')}`,
    sessions: () => sessions,
    stop: async () => {
      for (const client of clients) client.end();
      server.close();
      await once(server, 'close');
    },
  };
};
