import type { Plugin } from 'vite';

/**
 * `importFile`, in place of `import`, for the page. Chromium until the autumn of 2026 remembers that a file did not arrive
 * for as long as the page is open, and fails each further `import` of it at once (whatwg/html#6768): the next try names
 * the file by another address. Other browsers lose nothing by it, as a file that failed has never run.
 */
export const importFileScript = `const failures = new Map();
self.importFile = (address) => {
  const failed = failures.get(address) ?? 0;
  return import(failed ? address + '?' + failed : address).catch((error) => {
    failures.set(address, failed + 1);
    throw error;
  });
};
`;

const importOfFile = /\bimport\((?=[`'"]\.\/)/g;

/** The code of a file with `importFile` wherever it fetches another one of the portal. */
export const withRetriedImports = (code: string): string => code.replaceAll(importOfFile, 'importFile(');

/** Lets the page fetch a file again that did not arrive. */
export const retriedImports = (): Plugin => ({
  name: 'retried-imports',
  apply: 'build',
  // Names are made before the code is changed: a page that is open across an update must not meet it under an old name.
  augmentChunkHash: () => importFileScript,
  generateBundle: {
    // The bundler looks for `import` itself, to list the styles that come with it.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withRetriedImports(file.code);
    },
  },
});
