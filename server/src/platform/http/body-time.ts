import type { FastifyInstance, FastifyRequest } from 'fastify';
import { uploadLimit } from './multipart.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';

/** Milliseconds every body may take to arrive; one larger than `freeBytes` as long as a slow line needs for it. */
const bodyMs = 40_000;
const freeBytes = 256 * 1024;
const bytesPerSecond = 32_768;

/** The longest any body may take: what the HTTP server itself ends. */
export const longestBodyMs = 15 * 60_000;

const mostBytes = ({ routeOptions: { config } }: FastifyRequest): number =>
  config.row?.largestFile ?? (config.row?.encoding === 'multipart' ? uploadLimit : freeBytes);

/** How long the body of this call may take: by the size it announces, at most by what its row takes. */
const timeFor = (request: FastifyRequest, shortest: number): number => {
  const announced = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  const bytes = Math.min(announced, mostBytes(request));
  return Math.min(shortest + (Math.max(0, bytes - freeBytes) / bytesPerSecond) * 1000, longestBodyMs);
};

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Ends calls whose body drips in, with 408: a connection is not held for longer than an honest one would need. */
export const limitBodyTime = (server: FastifyInstance, shortest = bodyMs): void =>
  void server.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (hasBody(request) && !raw.complete) {
      const refuse = () => {
        // An answer that has begun is not followed by a second one.
        if (reply.raw.headersSent) raw.socket.destroy();
        else refuseUnreadable(Object.assign(new Error('slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), raw.socket);
      };
      const { socket } = raw;
      const timer = setTimeout(refuse, timeFor(request, shortest)).unref();
      const arrived = () => {
        clearTimeout(timer);
        socket.off('close', arrived);
      };
      raw.once('end', arrived);
      socket.once('close', arrived);
    }
    done();
  });
