// @vitest-environment node
import { expect, it } from 'vitest';
import { importFileScript, withRetriedImports } from './retried-imports.ts';

/** What the script in the page imports, on a browser that remembers each address that failed while the line was cut. */
const importing = () => {
  const asked: string[] = [];
  const remembered = new Set<string>();
  const line = { isCut: true };
  const browser = async (address: string) => {
    asked.push(address);
    if (line.isCut) remembered.add(address);
    if (remembered.has(address)) throw new TypeError('Failed to fetch dynamically imported module');
    return { address };
  };
  const page: { importFile?: (address: string) => Promise<{ address: string }> } = {};
  // oxlint-disable-next-line no-implied-eval -- the script runs in a page whose import is this one
  new Function('self', 'load', importFileScript.replaceAll('import(', 'load('))(page, browser);
  return { asked, line, importFile: (address: string) => page.importFile?.(address) };
};

it('fetches a file again that did not arrive, and the same one ever after', async () => {
  const { asked, line, importFile } = importing();
  await expect(importFile('./claims-1.js')).rejects.toThrow('Failed to fetch');
  await expect(importFile('./claims-1.js')).rejects.toThrow('Failed to fetch');
  line.isCut = false;
  expect(await importFile('./claims-1.js')).toEqual({ address: './claims-1.js?2' });
  expect(await importFile('./claims-1.js')).toEqual({ address: './claims-1.js?2' });
  expect(await importFile('./loads-2.js')).toEqual({ address: './loads-2.js' });
  expect(asked.slice(0, 2)).toEqual(['./claims-1.js', './claims-1.js?1']);
});

it('replaces imports of the portal’s own files alone', () => {
  expect(withRetriedImports('let{A:e}=await import(`./a-1.js`)')).toBe('let{A:e}=await importFile(`./a-1.js`)');
  const others = 'import(address);import.meta.url;reimport(`./a.js`);import{a}from"./a.js"';
  expect(withRetriedImports(others)).toBe(others);
});
