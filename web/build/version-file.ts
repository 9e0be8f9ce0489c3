import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Names the build by the hash of its file names, which carry the hashes of their contents:
 * `meta.json` says which version is deployed, the page's own `app-version` which one is running.
 */
export const versionFile = (): Plugin => ({
  name: 'version-file',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const version = versionOf(Object.keys(bundle ?? {}));
      return [{ tag: 'meta', attrs: { name: 'app-version', content: version }, injectTo: 'head' }];
    },
  },
  generateBundle(_options, bundle) {
    const version = versionOf(Object.keys(bundle));
    this.emitFile({ type: 'asset', fileName: 'meta.json', source: JSON.stringify({ version }) });
  },
});

const versionOf = (fileNames: string[]): string => {
  const hashed = fileNames.filter((name) => name.startsWith('assets/')).toSorted();
  return createHash('sha256').update(hashed.join('\n')).digest('hex').slice(0, 16);
};
