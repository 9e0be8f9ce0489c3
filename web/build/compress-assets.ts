import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(m?js|css|html|svg|json)$/;
/** Smaller ones gain less than the header that names the encoding costs. */
const worthwhileBytes = 200;

type Effort = { brotli: number; gzip: number };
/** A fortieth of the work for a tenth more bytes. */
const quick: Effort = { brotli: 5, gzip: 6 };
const thorough: Effort = { brotli: 11, gzip: 9 };

/** Replaced in one step: a browser may be fetching the file that was there. */
const writeWhole = async (file: string, content: Buffer): Promise<void> => {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
};

const compressFile = async (file: string, effort: Effort): Promise<void> => {
  const source = await readFile(file);
  if (source.length < worthwhileBytes) return;
  const brotliOptions = {
    params: { [constants.BROTLI_PARAM_QUALITY]: effort.brotli, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(source, brotliOptions),
    promisify(gzip)(source, { level: effort.gzip }),
  ]);
  await Promise.all([writeWhole(`${file}.br`, br), writeWhole(`${file}.gz`, gz)]);
};

const compressIn = async (folder: string, effort: Effort): Promise<void> => {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files.filter((file) => compressible.test(file)).map((file) => compressFile(join(folder, file), effort)),
  );
};

/** Makes the compressed copies in a built folder as small as they get. */
export const compressThoroughly = (folder: string): Promise<void> => compressIn(folder, thorough);

/**
 * Writes .br and .gz beside every text asset, so that the server never compresses a static file itself. Quickly, because
 * the first start waits for the build; what takes longer is done once the portal answers, see scripts/compress-web.mjs.
 */
export const compressAssets = (): Plugin => {
  let outDir = '';
  return {
    name: 'compress-assets',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => compressIn(outDir, quick),
  };
};
