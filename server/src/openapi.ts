import { writeFileSync } from 'node:fs';
import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import fastify from 'fastify';
import { features } from './features.ts';
import { openApiDocument } from './platform/http/openapi.ts';
import type { App } from './platform/http/serve.ts';

/** Every row that is served, read off the routes without a database: no request is ever answered here. */
function servedRows(): Endpoint[] {
  const app: App = {
    server: fastify(),
    services: undefined as never,
    authenticate: () => Promise.resolve(null),
    rows: [],
  };
  for (const { routes } of features) routes?.(app);
  return app.rows;
}

// `npm run openapi -- <file>`: the document that /api/docs.json answers with.
const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file to write: npm run openapi -- openapi.json');
writeFileSync(file, JSON.stringify(openApiDocument(servedRows()), null, 2));
