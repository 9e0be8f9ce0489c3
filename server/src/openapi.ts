import { writeFileSync } from 'node:fs';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { features } from './features.ts';
import { openApiDocument } from './platform/http/openapi.ts';

/** Every row that is served, without a server or a database. */
function servedRows(): Endpoint[] {
  const rows: Endpoint[] = [];
  for (const { routes } of features) routes?.({ rows });
  return rows;
}

// `npm run openapi -- <file>`: the document that /api/docs.json answers with.
const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file to write: npm run openapi -- openapi.json');
writeFileSync(file, JSON.stringify(openApiDocument(servedRows(), operatorIdentity.default.name), null, 2));
