import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/**
 * `passing` forwards; `silent` takes what both sides send and forwards nothing, like a link to a lost machine, and
 * what it took stays lost; `refusing` ends every connection.
 */
type Mode = 'passing' | 'silent' | 'refusing';

/** A TCP connection to a database with faults that can be switched. */
export type FaultProxy = {
  /** The database's address by way of this proxy. */
  url: string;
  set(mode: Mode): void;
  /** How many connections came while the mode was `refusing`. */
  refused(): number;
  close(): Promise<void>;
};

/** Opens a loopback port in front of the database at `url`. */
export const startFaultProxy = async (url: string): Promise<FaultProxy> => {
  const target = new URL(url);
  let mode: Mode = 'passing';
  let refused = 0;
  const sockets = new Set<Socket>();
  const track = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const forward = (from: Socket, to: Socket): void => {
    from.on('data', (bytes) => mode === 'passing' && to.write(bytes));
    from.on('close', () => to.destroy());
  };
  const server = createServer((near) => {
    track(near);
    if (mode === 'refusing') {
      refused += 1;
      near.resetAndDestroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    track(far);
    forward(near, far);
    forward(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const own = new URL(url);
  own.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const endAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: own.href,
    refused: () => refused,
    set(next) {
      mode = next;
      if (mode === 'refusing') endAll();
    },
    async close() {
      endAll();
      server.close();
      await once(server, 'close');
    },
  };
};
