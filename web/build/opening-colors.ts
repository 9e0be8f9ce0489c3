import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const used = /var\(--opening-([\w-]+)\)/g;

/** The values of tokens in a block of the style sheet that begins so. Throws for one that is not there. */
const valuesIn = (css: string, names: readonly string[], start: string): string => {
  const blocks = css
    .split(start)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('}')));
  return names
    .map((name) => {
      const found = blocks.map((block) => new RegExp(`--p-${name}: ([^;]+);`).exec(block)?.[1]).find(Boolean);
      if (!found) throw new Error(`${start} has no --p-${name}`);
      return `--opening-${name}: ${found};`;
    })
    .join(' ');
};

/** The page with the portal's colours for what is seen before its style sheets, light and dark. */
export const withOpeningColors = (html: string, tokens: string): string => {
  const names = [...new Set([...html.matchAll(used)].map(([, name = '']) => name))];
  const light = valuesIn(tokens, names, '\n:root {');
  const dark = valuesIn(tokens, names, "\n:root[data-color-scheme='dark'] {");
  const rules = [
    `:root { ${light} }`,
    `@media (prefers-color-scheme: dark) { :root:not([data-color-scheme='light']) { ${dark} } }`,
    `:root[data-color-scheme='dark'] { ${dark} }`,
  ];
  return html.replace('<style>', `<style>\n      ${rules.join('\n      ')}`);
};

/** Writes the colours of the tokens into the page, where each stands once. */
export const openingColors = (): Plugin => {
  const file = path.join(import.meta.dirname, '..', 'src', 'ui', 'tokens', 'tokens.css');
  return {
    name: 'opening-colors',
    transformIndexHtml: (html) => withOpeningColors(html, readFileSync(file, 'utf8')),
  };
};
