import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const queryMessage = 0x51;
const readyMessage = 0x5a;
const headerBytes = 5;

const startupFor = (url: URL): Buffer => {
  const pairs = ['user', url.username, 'database', url.pathname.slice(1), '', ''].join('\0');
  const startup = Buffer.alloc(8 + pairs.length);
  startup.writeInt32BE(startup.length);
  startup.writeInt32BE(196_608, 4);
  startup.write(pairs, 8);
  return startup;
};

/** What of `bytes` is whole messages, up to and with the one after which the database waits for the next statement. */
const answered = (bytes: Buffer): boolean => {
  let type = 0;
  for (let at = 0; at + headerBytes <= bytes.length; at += 1 + bytes.readInt32BE(at + 1)) type = bytes[at] ?? 0;
  return type === readyMessage && bytes.at(-6) === readyMessage;
};

/** A pooler that lends its one connection for a statement at a time, to whoever sends one; nobody shows a password. */
export const startLendingPooler = async (databaseUrl: string) => {
  const url = new URL(databaseUrl);
  const lent = connect(Number(url.port), url.hostname);
  const exchange = async (message: Buffer): Promise<Buffer> => {
    lent.write(message);
    let answer = Buffer.alloc(0);
    while (!answered(answer)) answer = Buffer.concat([answer, ...(await once(lent, 'data'))]);
    return answer;
  };
  const greeting = await exchange(startupFor(url));
  let turn: Promise<unknown> = Promise.resolve();
  const serve = (socket: Socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (message) => {
      const isQuery = message[0] === queryMessage;
      // The first message of a client asks to be let in, and has no type.
      if (!isQuery && message[0] !== 0) return void socket.end();
      turn = turn.then(async () => socket.write(isQuery ? await exchange(message) : greeting));
    });
  };
  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    close() {
      lent.destroy();
      server.close();
    },
  };
};
