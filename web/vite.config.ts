import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compress-assets.ts';
import { paintFirst } from './build/paint-first.ts';
import { nearbyCountries } from './build/nearby-countries.ts';
import { pureContract } from './build/pure-contract.ts';
import { slimContract } from './build/slim-contract.ts';
import { versionFile } from './build/version-file.ts';

const apiAddress = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

// Many small files compress worse than a few and each costs a request, which phones feel most.
const smallestChunk = 7000;
const everyScreens = /\/node_modules\/(react|react-dom|scheduler|@tanstack|i18next|react-i18next)\//;
const atlas = /\/node_modules\/(us|world)-atlas\//;

/**
 * What every screen needs whatever it is, in one file, which stays in the cache when only the product changes. Maps are
 * drawn from files of their own, so that nobody waits for them who sees none.
 */
const filesOfTheirOwn = (id: string): string | undefined => {
  if (everyScreens.test(id)) return 'base';
  return atlas.test(id) ? path.basename(id, '.json') : undefined;
};

export default defineConfig({
  plugins: [react(), slimContract(), pureContract(), nearbyCountries(), paintFirst(), versionFile(), compressAssets()],
  resolve: {
    alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('src/platform/zod-jitless.ts', import.meta.url)) }],
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    // The server reads from it which files a screen will ask for.
    manifest: 'manifest.json',
    rollupOptions: {
      output: {
        manualChunks: filesOfTheirOwn,
        experimentalMinChunkSize: smallestChunk,
      },
    },
  },
  server: {
    proxy: {
      '/api': apiAddress,
      '/sio': { target: apiAddress, ws: true },
    },
  },
});
