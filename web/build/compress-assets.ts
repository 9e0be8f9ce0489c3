import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|svg|json)$/;
const worthwhileBytes = 1024;

const compressFile = async (file: string): Promise<void> => {
  const source = await readFile(file);
  if (source.length < worthwhileBytes) return;
  const brotliOptions = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(source, brotliOptions),
    promisify(gzip)(source, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};

/** Writes .br and .gz beside every text asset, so that the server never compresses a static file itself. */
export const compressAssets = (): Plugin => {
  let outDir = '';
  return {
    name: 'compress-assets',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const files = await readdir(outDir, { recursive: true });
      await Promise.all(
        files.filter((file) => compressible.test(file)).map((file) => compressFile(join(outDir, file))),
      );
    },
  };
};
