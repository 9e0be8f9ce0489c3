import { connect } from 'node:net';

type Random = () => number;
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'FETCH', 'get', 'G ET', ''];
const paths = [
  '/',
  '/api/loads/%ff',
  '/api/loads/%',
  '/api/%E0%A4%A',
  '/%00',
  '*',
  'loads',
  '//',
  '/../../etc/passwd',
  '/api/loads\u0000',
  '/api/loads?x=%',
  '/ with blanks',
  '/\u00e9\u0301',
  'http://evil.test/api/loads',
  'evil.test:443',
  `/api/files/${'x'.repeat(900)}`,
  `/api/${'a/'.repeat(2000)}`,
  `/${'y'.repeat(20_000)}`,
];
const versions = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.1 ', 'HTP/1.1', 'http/1.1', ''];
const headers = [
  '',
  ': no name',
  'no colon',
  'X-Control: a\u0001b',
  'X-Bare: a\rb',
  ' folded: line',
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 5\r\nContent-Length: 6',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: nonsense',
  'Content-Length: 3\r\nTransfer-Encoding: chunked',
  'Expect: 100-continue',
  'Expect: nonsense',
  'Upgrade: h2c\r\nConnection: Upgrade',
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x',
  'Content-Type: multipart/form-data',
  'Content-Type: application/json; charset=\u00ff',
  'Authorization: Bearer \u00ff\u00fe',
  'Cookie: portal_device=\u0080',
  'X-Request-Id: <script>',
  `X-Long: ${'x'.repeat(20_000)}`,
  Array.from({ length: 2100 }, (_, index) => `X-${index}: 1`).join('\r\n'),
];
const bodies = [
  '',
  'abcde',
  '{"a":1}',
  '5\r\nabcde\r\n0\r\n\r\n',
  'zz\r\n',
  'FFFFFFFFFFFFFFFF\r\n',
  `5;${'e'.repeat(20_000)}\r\n`,
];
const streams = [
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'SSH-2.0-OpenSSH_9.6\r\n',
  '{"method":"GET"}',
  '\u0000'.repeat(64),
];

/** Bytes that claim to be a request, more or less; each character is one byte. */
export const hostileBytes = (random: Random): string => {
  if (random() < 0.1) return pick(random, streams);
  const host = random() < 0.9 ? ['Host: portal.test'] : [];
  const more = Array.from({ length: Math.floor(random() * 3) }, () => pick(random, headers));
  const line = `${pick(random, methods)} ${pick(random, paths)} ${random() < 0.7 ? 'HTTP/1.1' : pick(random, versions)}`;
  return `${[line, ...host, ...more].join('\r\n')}\r\n\r\n${pick(random, bodies)}`;
};

/** Whether an answer has come in whole, as far as its head says. */
const isWhole = (answer: string): boolean => {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.POSITIVE_INFINITY);
  return rest.length > 0 && Buffer.byteLength(rest.join('\r\n\r\n')) >= length;
};

const send = (url: string, bytes: string, endsAfterwards: boolean): Promise<string> =>
  new Promise((resolve) => {
    const { port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('error', () => undefined);
    socket.on('data', (received: Buffer) => {
      answer = (answer + received.toString()).replace('HTTP/1.1 100 Continue\r\n\r\n', '');
      const isAnswered = isWhole(answer) || (bytes.startsWith('HEAD ') && answer !== '');
      if (!endsAfterwards && isAnswered) socket.destroy();
    });
    socket.once('close', () => resolve(answer));
    socket.write(Buffer.from(bytes, 'latin1'));
    if (endsAfterwards) socket.end();
  });

/**
 * The answer to these bytes, of which nothing follows; an empty text where there is none. Whoever says at once that
 * nothing follows may miss the answer to a whole request, and is then asked to wait for it.
 */
export const answerToBytes = async (url: string, bytes: string): Promise<string> =>
  (await send(url, bytes, true)) || send(url, bytes, false);
