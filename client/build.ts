// `npm run client`: what the package holds, made of the document that /api/docs.json answers with.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

type Operation = { description: string; parameters: { example?: unknown }[] };
type Document = { paths: Record<string, Record<string, Operation>> };

const here = import.meta.dirname;
const root = path.dirname(here);
const dist = path.join(here, 'dist');

const readDocument = (): Document => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-client-'));
  const file = path.join(folder, 'openapi.json');
  try {
    execFileSync(process.execPath, [path.join(root, 'server', 'src', 'openapi.ts'), file]);
    return JSON.parse(readFileSync(file, 'utf8')) as Document;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Less the examples, which are four fifths of what would be written beside the types. */
const withoutExamples = (document: Document): Document => {
  for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
    operation.description = operation.description.split('\n\n```', 1)[0] ?? '';
    for (const parameter of operation.parameters) delete parameter.example;
  }
  return document;
};

const blob = ts.factory.createTypeReferenceNode('Blob');
const types = await openapiTS(JSON.stringify(withoutExamples(readDocument())), {
  // Bytes that are sent; those that are answered come as `parseAs` says.
  transform: ({ format }) => (format === 'binary' ? blob : undefined),
  // What has a default need not be sent: the document has what is answered under names of its own.
  defaultNonNullable: false,
});
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
writeFileSync(path.join(dist, 'api.d.ts'), astToString(types));
// The compiler of the whole repository; the older one is the generator's alone.
const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
execFileSync(process.execPath, [compiler, '-p', path.join(here, 'tsconfig.json')], { stdio: 'inherit' });
