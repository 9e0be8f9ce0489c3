import type { Plugin } from 'vite';
import { importFileScript } from './retried-imports.ts';

/**
 * Runs on the page as it is. Styles and scripts wait for the first picture, which the page brings along: a browser would
 * otherwise show nothing until it has fetched and made the whole first screen. The font is asked for before a text needs
 * it, so that the first screen is not laid out twice. A page in the background is not painted
 * and does not wait; nor does one whose browser says nothing of it for a second. Between the scripts the browser
 * may paint and handle input, so that a slow phone stays responsive.
 */
const script = `${importFileScript}const { scripts } = document.currentScript.dataset;
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
const preloadTag = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;
const styleTag = /<link rel="stylesheet" crossorigin href="([^"]+)">/g;

/** The page with its styles and scripts fetched at once, and put to use by the script in `file` after the first picture. */
export const paintedFirst = (html: string, file: string): string => {
  const entries = [...html.matchAll(scriptTag)];
  // What the entry imports is run before it, one file at a time.
  const scripts = [...html.matchAll(preloadTag), ...entries].map(([, address]) => address);
  if (entries.length === 0) throw new Error('the page has no script that could wait');
  const loader = `<script defer fetchpriority="high" src="/${file}" data-scripts="${scripts.join(' ')}"></script>`;
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
        return paintedFirst(html, made.fileName);
      },
    },
  };
};
