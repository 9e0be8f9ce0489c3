import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Entry = { file: string; name?: string; imports?: string[]; css?: string[] };
type Manifest = Record<string, Entry>;

/** The modules of a screen that a browser would otherwise find one behind the other, as the build listed them. */
type Screen = { address: string; modules: readonly string[] };

/** A module's place in the manifest. One that was joined with others is listed by the joint file's name. */
const placeOf = (manifest: Manifest, module: string): string => {
  if (manifest[module]) return module;
  const name = module
    .split('/')
    .at(-1)
    ?.replace(/\.tsx?$/, '');
  const joint = Object.entries(manifest).find(([, entry]) => entry.name === name && entry.file.endsWith('.js'));
  return joint?.[0] ?? module;
};

const filesOf = (manifest: Manifest, modules: readonly string[]): Set<string> => {
  const files = new Set<string>();
  const walk = (name: string) => {
    const entry = manifest[name];
    if (!entry || files.has(entry.file)) return;
    files.add(entry.file);
    for (const sheet of entry.css ?? []) files.add(sheet);
    for (const next of entry.imports ?? []) walk(next);
  };
  for (const module of modules) walk(placeOf(manifest, module));
  return files;
};

/** The script that shows the opening mark and then puts the others to use: nothing is seen before it runs. */
const firstScript = (manifest: Manifest): string[] => {
  const file = manifest['paint-first.js']?.file;
  return file ? [`</${file}>; rel=preload; as=script; fetchpriority=high`] : [];
};

const link = (file: string): string =>
  file.endsWith('.css') ? `</${file}>; rel=preload; as=style; crossorigin` : `</${file}>; rel=modulepreload`;

/**
 * Says for a screen's address which files to fetch with the page, as the value of a Link header; undefined where the
 * page itself says enough. `dist` holds what the build wrote; without it nothing is preloaded.
 */
export const screenPreloads = (dist: string): ((pathname: string) => string | undefined) => {
  const [manifestFile, screensFile] = [path.join(dist, 'manifest.json'), path.join(dist, 'screens.json')];
  if (!existsSync(manifestFile) || !existsSync(screensFile)) return () => undefined;
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const screens: readonly Screen[] = JSON.parse(readFileSync(screensFile, 'utf8'));
  const headers = new Map(
    screens.map(({ address, modules }) => {
      const links = [...firstScript(manifest), ...[...filesOf(manifest, modules)].map(link)];
      return [address, links.join(', ')];
    }),
  );
  return (pathname) => headers.get(pathname) || undefined;
};
