// @vitest-environment node
import { expect, it } from 'vitest';
import { paintedFirst } from './paint-first.ts';

const file = 'assets/paint-first-1a2b.js';
const page = (head: string) => `<html><head>${head}</head><body>the opening mark</body></html>`;
const entry = '<script type="module" crossorigin src="/assets/index-1.js"></script>';
const chunks = {
  'assets/index-1.js': { imports: ['assets/base-2.js', 'assets/react-3.js'] },
  'assets/base-2.js': { imports: ['assets/react-3.js'] },
  'assets/react-3.js': { imports: [] },
};
const style = '<link rel="stylesheet" crossorigin href="/assets/index-1.css">';

it('lets nothing keep the browser from painting, and fetches all of it at once', () => {
  const painted = paintedFirst(page(entry + style), file, chunks);
  expect(painted).not.toMatch(/rel="stylesheet"|type="module"/);
  expect(painted).toContain('<link rel="preload" as="style" crossorigin href="/assets/index-1.css">');
  expect(painted).toContain('<link rel="modulepreload" crossorigin href="/assets/index-1.js">');
});

it('runs what a script imports before it, one script at a time', () =>
  expect(paintedFirst(page(entry + style), file, chunks)).toMatch(
    /<script defer fetchpriority="high" src="\/assets\/paint-first-1a2b\.js" data-scripts="\/assets\/react-3\.js \/assets\/base-2\.js \/assets\/index-1\.js">/,
  ));

it('does not build a page that would never open', () =>
  expect(() => paintedFirst(page(style), file, chunks)).toThrow('no script'));
