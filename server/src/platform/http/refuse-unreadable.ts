import { randomUUID } from 'node:crypto';
import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@portal/contract/phrases/error-code.ts';
import { errorReply, problem } from './errors.ts';

/** Codes of Node's HTTP parser, with the status that is answered; whatever is not here is a malformed request. */
const refusals: Record<string, [status: number, code: ErrorCode]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'http.timed_out'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'http.too_large'],
  HPE_HEADER_OVERFLOW: [431, 'http.too_large'],
};

const lingerMs = 500;
/** Sockets that have had their answer: what still comes in on them is refused with the same one. */
const refused = new WeakSet<Socket>();

/**
 * Answers on the bare socket what the HTTP parser refused: no request exists yet that a route or a hook could answer.
 * Same shape as every refusal of a call. The connection ends, because what follows on it cannot be read either.
 */
export const refuseUnreadable = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed || refused.has(socket)) return;
  if (!socket.writable) return void socket.destroy();
  refused.add(socket);
  const [status, code] = refusals[error.code ?? ''] ?? [400, 'http.malformed'];
  const requestId = randomUUID();
  const body = JSON.stringify(errorReply(problem(code), requestId));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${requestId}`,
    'connection: close',
  ];
  // Closed at once, with bytes of the request still unread, the connection would be reset and the answer lost.
  const closing = setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.once('close', () => clearTimeout(closing));
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
};

/** Requests that Node itself would answer in another shape, or end without a word. */
export const answerOddRequests = (server: Server): void => {
  // An expectation nobody knows may be overlooked.
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response));
  server.on('connect', (_request, socket) => refuseUnreadable(new Error('no proxy'), socket as Socket));
};
