import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { ListedScreen } from './data/screens.ts';

/**
 * Writes `screens.json`: at which address a page needs which modules at once, its entry before all, so that the server
 * names their files with the page. A listed module that does not exist is a fault: what is listed would be neither
 * joined nor preloaded.
 */
export const screenFiles = (root: string, entry: string, screens: readonly ListedScreen[]): Plugin => ({
  name: 'screen-files',
  apply: 'build',
  buildStart() {
    const missing = screens.flatMap(({ loads }) => loads).find((file) => !existsSync(path.join(root, file)));
    if (missing) this.error(`${missing} is listed in build/data/screens.ts and does not exist`);
  },
  generateBundle() {
    const listed = screens.flatMap(({ address, loads, words = [] }) =>
      address ? [{ address, modules: [entry, ...words, ...loads] }] : [],
    );
    this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(listed) });
  },
});
