import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(m?js|css|html|svg|json)$/;
const compressed = /\.(br|gz)$/;
/** Smaller ones gain less than the header that names the encoding costs. */
const worthwhileBytes = 200;

type Effort = { brotli: number; gzip: number };
/** A fortieth of the work for a tenth more bytes. */
const quick: Effort = { brotli: 5, gzip: 6 };
const thorough: Effort = { brotli: 11, gzip: 9 };

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
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};

const compressIn = async (folder: string, effort: Effort): Promise<void> => {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files.filter((file) => compressible.test(file)).map((file) => compressFile(join(folder, file), effort)),
  );
};

/**
 * Copies a built folder to `into` below it, its compressed copies as small as they get. What is there already stays: a
 * server that has named the length of a file would send another one, and the browser would wait for the rest for good.
 */
export const compressThoroughly = async (folder: string, into: string): Promise<void> => {
  const unfinished = `${into}.${process.pid}`;
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of files) {
    const place = join(relative(folder, file.parentPath), file.name);
    if (!file.isFile() || place.startsWith('.') || compressed.test(place)) continue;
    await mkdir(dirname(join(unfinished, place)), { recursive: true });
    await copyFile(join(folder, place), join(unfinished, place));
  }
  await compressIn(unfinished, thorough);
  // Another start of the same build may have been first.
  await rename(unfinished, into).catch(() => rm(unfinished, { recursive: true }));
};

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
