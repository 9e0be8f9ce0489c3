import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Passes SMTP on to a port, but cuts the first `cuts` connections whose mail was taken, before the answer is seen. */
export const startCuttingRelay = async (port: number, cuts: number) => {
  let left = cuts;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    let isEnded = false;
    near.on('data', (bytes: Buffer) => {
      if (bytes.toString('latin1').endsWith('\r\n.\r\n')) isEnded = true;
      far.write(bytes);
    });
    far.on('data', (bytes: Buffer) => {
      if (isEnded && left > 0) {
        left -= 1;
        near.destroy();
        far.end();
      } else near.write(bytes);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.end());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' ? address?.port : 0,
    close: () => void server.close(),
  };
};
