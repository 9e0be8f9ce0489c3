import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What a page has before the end of its head once it has been named. */
const versionTag = / {2}<meta name="app-version" content="[^"]*">\n {2}(?=<\/head>)/;

/** One hash of everything the page runs: its own text and the contents of its files by their names. */
const hashOf = async (folder: string, page: string): Promise<string> => {
  const hash = createHash('sha256').update(page);
  const files = await readdir(join(folder, 'assets'), { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  for (const path of paths.toSorted()) hash.update(path.slice(folder.length)).update(await readFile(path));
  return hash.digest('hex').slice(0, 16);
};

/** 20260729T101500Z: of two moments, the later one is also the greater text. */
const momentText = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/**
 * Names the built files in `folder`: `meta.json` says which version is served, the page's `app-version` which one runs.
 * It is the moment of the build, by which pages know the newer of two, and a hash, by which the same files stay one
 * version wherever they are built.
 */
export const nameVersion = async (folder: string, builtAt: Date): Promise<void> => {
  const file = join(folder, 'index.html');
  const page = (await readFile(file, 'utf8')).replace(versionTag, '');
  if (!page.includes('</head>')) throw new Error('the page has no head that could name its version');
  const version = `${momentText(builtAt)}-${await hashOf(folder, page)}`;
  await writeFile(file, page.replace('</head>', `  <meta name="app-version" content="${version}">\n  </head>`));
  await writeFile(join(folder, 'meta.json'), JSON.stringify({ version }));
};

/** Names the version once, when all files are written: until then their names and contents still change. */
export const versionFile = (): Plugin => {
  let folder = '';
  return {
    name: 'version-file',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    writeBundle: () => nameVersion(folder, new Date()),
  };
};
