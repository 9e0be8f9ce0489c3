import type { Plugin } from 'vite';
import { storedKeys } from '../src/platform/session/stored.ts';
import { colorSchemeKey } from '../src/ui/tokens/color-scheme-key.ts';
import { guestAddresses } from './data/guest-addresses.ts';
import { importFileScript } from './retried-imports.ts';

/**
 * What the page shows until the first screen is ready, in the colours chosen in this browser: the frame's shape where
 * somebody is signed in, else the mark.
 */
const openingScript = `const kept = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
const { dataset } = document.documentElement;
const scheme = kept('${colorSchemeKey}');
if (scheme === 'light' || scheme === 'dark') dataset.colorScheme = scheme;
if (kept('${storedKeys.session}') && !${JSON.stringify(guestAddresses)}.includes(location.pathname.split('/')[1]))
  dataset.opening = kept('${storedKeys.sidebar}') === 'true' ? 'folded' : 'open';
`;

/**
 * Runs on the page as it is. Styles and scripts wait for the first picture, which the page brings along: a browser would
 * otherwise show nothing until it has fetched and made the whole first screen. The font is asked for before a text needs
 * it, so that the first screen is not laid out twice. A page in the background is not painted
 * and does not wait; nor does one whose browser says nothing of it for a second. Between the scripts the browser
 * may paint and handle input, so that a slow phone stays responsive.
 */
const script = `${openingScript}${importFileScript}const { scripts } = document.currentScript.dataset;
const applied = (link) => new Promise((done) => { link.onload = link.onerror = done; link.rel = 'stylesheet'; });
const painted = new Promise((done) => {
  if (document.hidden) done();
  new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
  setTimeout(done, 1000);
});
const begin = async () => {
  await painted;
  await Promise.all([...document.querySelectorAll('link[rel=preload][as=style]')].map(applied));
  document.fonts.load('1em Inter');
  for (const address of scripts.split(' ')) {
    await import(address);
    await new Promise((breathed) => setTimeout(breathed));
  }
};
begin();
`;

const scriptTag = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;
const styleTag = /<link rel="stylesheet" crossorigin href="([^"]+)">/g;

/** The part of the bundler's description of a file that is used here. */
type Chunks = Record<string, { imports?: readonly string[] }>;

/** A file and all it cannot do without, each after what it imports itself: run one by one, none brings others along. */
const inOrder = (file: string, chunks: Chunks, seen = new Set<string>()): string[] => {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...(chunks[file]?.imports ?? []).flatMap((imported) => inOrder(imported, chunks, seen)), file];
};

/** The page with its styles and scripts fetched at once, and put to use by the script in `file` after the first picture. */
export const paintedFirst = (html: string, file: string, chunks: Chunks): string => {
  const entries = [...html.matchAll(scriptTag)].map(([, address = '']) => address.slice(1));
  if (entries.length === 0) throw new Error('the page has no script that could wait');
  const seen = new Set<string>();
  const scripts = entries.flatMap((entry) => inOrder(entry, chunks, seen));
  const addresses = scripts.map((script) => `/${script}`).join(' ');
  const loader = `<script defer fetchpriority="high" src="/${file}" data-scripts="${addresses}"></script>`;
  return html
    .replace(styleTag, '<link rel="preload" as="style" crossorigin href="$1">')
    .replace(scriptTag, '<link rel="modulepreload" crossorigin href="$1">')
    .replace('</head>', `  ${loader}\n  </head>`);
};

/** Shows the page's start mark before the first screen is made. The manifest names the script `paint-first.js`. */
export const paintFirst = (): Plugin => {
  const name = 'paint-first.js';
  return {
    name: 'paint-first',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', source: script, name, originalFileName: name });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const made = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(name));
        if (!made) throw new Error(`${name} was not made`);
        return paintedFirst(html, made.fileName, bundle as Chunks);
      },
    },
  };
};
