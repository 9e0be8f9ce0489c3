import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const entry = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
const { version } = JSON.parse(readFileSync(entry, 'utf8')) as { version: string };
const folder = `assets/pdfjs-${version}`;
/** Scans and faxes within PDFs are packed in ways few pages need: each is unpacked by a script of its own. */
const decoders = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'];
const read = (name: string) => readFileSync(path.join(path.dirname(entry), 'wasm', name));

/** Serves the decoders the PDF worker fetches by name; `__PDF_DECODERS__` says where they are. */
export const pdfDecoders = (): Plugin => ({
  name: 'pdf-decoders',
  config: () => ({ define: { __PDF_DECODERS__: JSON.stringify(`/${folder}/`) } }),
  configureServer: (server) => {
    server.middlewares.use(`/${folder}`, (request, response, next) => {
      const name = path.basename(request.url ?? '');
      if (!decoders.includes(name)) return next();
      response.setHeader('content-type', 'text/javascript');
      response.end(read(name));
    });
  },
  generateBundle() {
    for (const name of decoders) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: read(name) });
  },
});
