import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { errorReply, problem } from './errors.ts';
import { screenPreloads } from './screen-preloads.ts';

const builtWeb = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));
const yearInSeconds = 31_536_000;

/** Addresses that programs ask, where a page would be taken for an answer (RFC 8615). */
const ofPrograms = /^\/(api|sio|\.well-known)(\/|$)/;

/** A screen's address: the page or only its headers are asked for, and the path is neither a call nor a file. */
const isScreen = (method: string, url: string): boolean => {
  const pathname = url.split('?')[0] ?? '/';
  return (method === 'GET' || method === 'HEAD') && !ofPrograms.test(pathname) && !path.extname(pathname);
};

/** Takes messages of assistants, and has nothing to read. */
const messagesOnly = /^\/api\/mcp(?:\?|$)/;

/** Pages that whoever has their address may read, and no search engine may list. */
const unlisted = /^\/(shared|track|unsubscribe)\//;

/** What the build says of itself for the server: browsers would take it for the manifest of an app. */
const notServed = new Set(['manifest.json', 'screens.json']);

/** Where password managers look for the page that changes one (W3C, Well-Known URL for Changing Passwords). */
const passwordAddress = '.well-known/change-password';

/** The copy of the built screens whose files are compressed as far as that goes, once the first start has made it. */
const smallest = '.smallest';

const folderToServe = (built: string): string => {
  const smaller = path.join(built, smallest);
  return existsSync(path.join(smaller, 'index.html')) ? smaller : built;
};

/** Somebody who leaves in the middle of a file is no failure. */
const closeWithReader: NonNullable<RouteShorthandOptions['errorHandler']> = (error, request, reply) => {
  if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy();
  else reply.send(error);
};

/**
 * Serves the built screens. Assets carry their content's hash and are kept for a year; the page itself never is.
 * A missing chunk is a 404 and not the page, so that the browser notices.
 */
export const serveWeb = async (server: FastifyInstance, folder = builtWeb): Promise<void> => {
  const dist = folderToServe(folder);
  const built = existsSync(path.join(dist, 'index.html'));
  const preloadsOf = screenPreloads(dist);
  if (built) {
    await server.register(fastifyStatic, {
      root: dist,
      // Its own route lists the file's folder, two thousand names, at each request: against a spelling in other letters
      // that a file system may take for the same, of which no right depends here.
      serve: false,
      preCompressed: true,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, file) => {
        const hashed = file.includes(`${path.sep}assets${path.sep}`);
        reply.header('cache-control', hashed ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache');
      },
    });
    server.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: (request, reply) => {
        if (notServed.has(request.params['*'])) return reply.callNotFound();
        if (request.params['*'] === passwordAddress) return reply.redirect('/change-password', 302);
        return void reply.sendFile(request.params['*']);
      },
      errorHandler: closeWithReader,
    });
    // A folder's own address is a page like any other; the plugin refuses it where no encoding is accepted.
    for (const folder of ['/', '/assets/']) server.get(folder, (_request, reply) => reply.callNotFound());
  }
  server.setNotFoundHandler((request, reply) => {
    if (built && isScreen(request.method, request.url)) {
      if (unlisted.test(request.url)) reply.header('x-robots-tag', 'noindex, nofollow');
      const preloads = preloadsOf(request.url.split('?')[0] ?? '/');
      if (preloads) reply.header('link', preloads);
      return reply.header('cache-control', 'no-cache').sendFile('index.html');
    }
    // Programs that speak the Model Context Protocol ask by this status whether there is a stream of messages.
    if (messagesOnly.test(request.url)) reply.code(405).header('allow', 'POST');
    else reply.code(404);
    // A cache in between may not keep what another server has a moment later.
    const missing = errorReply(problem('http.not_found', 404), request.id);
    return reply.header('cache-control', 'no-store').send(missing);
  });
};
