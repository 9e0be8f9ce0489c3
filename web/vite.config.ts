import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { coarseOutlines } from './build/coarse-states.ts';
import { compressAssets } from './build/compress-assets.ts';
import { screens } from './build/data/screens.ts';
import { retriedImports } from './build/retried-imports.ts';
import { screenFiles } from './build/screen-files.ts';
import { jointChunks } from './build/joint-chunks.ts';
import { mergedFiles } from './build/merged-files.ts';
import { latinFont } from './build/latin-font.ts';
import { wordsFile } from './build/joint-words.ts';
import { nearbyCountries } from './build/nearby-countries.ts';
import { openingColors } from './build/opening-colors.ts';
import { paintFirst } from './build/paint-first.ts';
import { pdfDecoders } from './build/pdf-decoders.ts';
import { versionFile } from './build/version-file.ts';

const apiAddress = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

// What every screen needs whatever it is, in a file that stays in the cache when only the product changes; with what the
// bundler itself adds.
const everyScreens =
  /\/node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store|i18next|react-i18next)\/|^\0vite\//;
/** Files that every page, or every page behind sign-in, has before it opens a screen. */
const alwaysLoaded = /\/(main|base|common|rolldown-runtime|early|frame-words\.\w+)-[\w-]+\.js$/;
const oftenOpened = new Set(screens.flatMap(({ loads }) => loads.map((file) => path.parse(file).name)));
/** Whether a file that was built is the page of a listed screen. */
const isOpenedOften = (file: string): boolean => oftenOpened.has(path.basename(file).replace(/-.{7}\.js$/, ''));
/** What requests the first answers of a visit: read before everything else, it needs nothing else. */
const early = /\/platform\/session\/(early-answers|session|stored|acting-session)\.ts$/;
// Maps are drawn from files of their own, so that nobody waits for them who sees none.
const atlas = /\/node_modules\/(us|world)-atlas\//;

// What buttons, tabs and whatever else stands in the frame of every screen are made of: many small modules.
const controlParts = [
  'tabs/',
  'merge-props/',
  'internals/(composite|direction-context|use-button)/',
  'internals/(create|getState|reason-parts|use[BR])',
  'utils/(dispatch|resolve[CS]|useFocusable)',
  'floating-ui-react/utils/composite',
].join('|');
const controlTools = [
  'empty|formatError|getReact|isElement|mergeObjects|owner|reactVersion|safeReact|shadowDom',
  'use(Controlled|Forced|Id|Iso|Merged|RefWith|Stable)|visuallyHidden',
].join('|');
const controls = new RegExp(
  `/@base-ui/(react/(${controlParts})|utils/(${controlTools})[A-Za-z]*\\.)|/floating-ui\\.utils\\.dom\\.`,
);
// The kit's parts that travel together, because whoever needs one soon needs the next.
const fields =
  /\/web\/src\/ui\/fields\/(?:(number|select|suggest|text-area|time|time-range)-(field|input)|parse-time)\b/;
const places = /\/places\/places\.(api|calls|keys)\.ts$/;
const dialogs = /\/web\/src\/ui\/overlays\/(modal|dialog|drawer)\b/;
/** What the buttons of the frame open: an idle page fetches all of it. */
const frameDialogs =
  /\/web\/src\/app\/(search\/|bell\/(bell-drawer|notification-list)\b|layout\/(keyboard-help|navigation-drawer)\b)/;

/** What the page begins with. */
const entry = 'src/main.tsx';
/** The modules that the listed screens begin with. */
const listed = new Set(screens.flatMap(({ loads }) => loads.map((file) => path.join(import.meta.dirname, file))));

/** What travels together by what it is; what several screens share beyond that is joined by merged-files.ts. */
const groups = [
  { name: 'base', test: everyScreens, includeDependenciesRecursively: false, priority: 4 },
  { name: (id: string) => path.basename(id, '.json'), test: atlas, priority: 3 },
  { name: 'early', test: early, priority: 5 },
  { name: wordsFile, priority: 3 },
  {
    name: jointChunks(import.meta.dirname, entry, screens),
    includeDependenciesRecursively: false,
    priority: 2,
  },
  { name: 'kit', test: controls, includeDependenciesRecursively: false, priority: 2 },
  { name: 'fields', test: fields, includeDependenciesRecursively: false, priority: 1 },
  { name: 'places', test: places, includeDependenciesRecursively: false, priority: 1 },
  { name: 'dialogs', test: dialogs, includeDependenciesRecursively: false, priority: 1 },
  { name: 'frame-dialogs', test: frameDialogs, includeDependenciesRecursively: false, priority: 1 },
];

export default defineConfig({
  plugins: [
    react(),
    latinFont(),
    nearbyCountries(),
    coarseOutlines(),
    pdfDecoders(),
    openingColors(),
    paintFirst(),
    screenFiles(import.meta.dirname, entry, screens),
    versionFile(),
    retriedImports(),
    compressAssets(),
  ],
  css: { transformer: 'lightningcss' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What each screen has loaded already is not looked for again before the next one. Of screens opened seldom only the
    // styles are listed, which a browser cannot find by itself: the lists travel before the first screen.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files) =>
        files.filter((name) => !alwaysLoaded.test(name) && (name.endsWith('.css') || isOpenedOften(file))),
    },
    // The server reads from it which files a screen will ask for.
    manifest: 'manifest.json',
    rolldownOptions: {
      output: {
        // The first file names every other: a character less of each counts before the first screen.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            ...groups,
            {
              name: mergedFiles(path.join(import.meta.dirname, entry), groups, listed),
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  // Named so that the server sends each with what it may reach.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash:7].mjs' } } },
  server: {
    proxy: {
      '/api': apiAddress,
      '/sio': { target: apiAddress, ws: true },
    },
  },
});
