import fastify from 'fastify';
import { serveWeb } from '../platform/http/web-files.ts';

/** Serves a folder of built screens as the product serves its own, and nothing else; answers with its address. */
export const serveScreens = async (folder: string): Promise<string> => {
  const server = fastify({ forceCloseConnections: true });
  await serveWeb(server, folder);
  return server.listen({ host: '127.0.0.1', port: 0 });
};
