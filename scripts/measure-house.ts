// `npm run measure:house`: what can be counted about the order of the sources, beside the limit of each.
import { Visitor } from 'oxc-parser';
import { arrowsBackUp, crumbs, folderSizes, isSource } from './house/folders.ts';
import { readWorkspace, type Workspace } from './laws/workspace.ts';

type Figure = { name: string; limit: number; found: readonly string[]; value?: number };

const lookedInto = ['', 'contract/src', 'server/src', 'server/src/features', 'web/src', 'web/src/features'];

/** Assertions of a type (`x as Type`) in the server's own sources; `as const` asserts nothing. */
function casts({ modules }: Workspace): string[] {
  return modules
    .filter((module) => isSource(module) && module.path.startsWith('server/'))
    .flatMap((module) => {
      const found: string[] = [];
      new Visitor({
        TSAsExpression(node) {
          if (module.text.slice(node.typeAnnotation.start, node.typeAnnotation.end) !== 'const')
            found.push(module.path);
        },
      }).visit(module.parsed.program);
      return found;
    });
}

/** Files outside of its own folders that name a file of a feature's screens, for the feature that is named most often. */
function listsOfScreens({ modules }: Workspace): string[] {
  const outside = modules.filter(({ path: file }) => !/^(web\/src\/features|scripts)\/|\.test\.ts$/.test(file));
  const features = new Set(modules.flatMap(({ path: file }) => /^web\/src\/features\/([^/]+)\//.exec(file)?.[1] ?? []));
  const naming = [...features].map((feature) =>
    // The declaration of a feature is listed once; screens added to it later need no list.
    outside
      .filter(({ text }) => new RegExp(`features/${feature}/(?!${feature}\\.feature)`).test(text))
      .map(({ path: file }) => `${feature}: ${file}`),
  );
  // A page that puts several features together uses them; it does not list screens.
  return naming
    .map((names) => names.filter((name) => /routes|feature|screens|preloads|vite|build|sidebar|router/.test(name)))
    .reduce((most, names) => (names.length > most.length ? names : most), []);
}

/** The distinct values a property has in the styles: its tokens, and what stands beside them. */
function valuesOf({ files }: Workspace, property: RegExp): string[] {
  const values = new Set<string>();
  for (const { text } of files.filter(({ path: file }) => /^web\/.*(?<!fonts)\.css$/.test(file))) {
    for (const [, value = ''] of text.matchAll(property)) for (const one of value.trim().split(/\s+/)) values.add(one);
  }
  // A share of what surrounds it is no size of its own.
  return [...values].filter((value) => !/^(inherit|initial|unset|0|\d+%)$/.test(value));
}

const dependencies = ({ files }: Workspace, pattern: RegExp): string[] => {
  const manifest = files.find(({ path: file }) => file === 'web/package.json')?.text ?? '{}';
  return Object.keys((JSON.parse(manifest) as { dependencies?: object }).dependencies ?? {}).filter((name) =>
    pattern.test(name),
  );
};

function figures(workspace: Workspace): Figure[] {
  const [largest = ['', 0]] = folderSizes(workspace.modules);
  const kits = new Set(dependencies(workspace, /^@(mantine|base-ui|radix-ui|mui)\//).map((name) => name.split('/')[0]));
  return [
    {
      name: 'folder arrows that run back up',
      limit: 3,
      found: lookedInto.flatMap((folder) => arrowsBackUp(folder, workspace.modules)),
    },
    { name: 'source files in the largest folder', limit: 25, found: [largest[0]], value: largest[1] },
    { name: 'files of at most 20 lines with one importer', limit: 15, found: crumbs(workspace.modules) },
    { name: 'casts on the server', limit: 60, found: casts(workspace) },
    { name: 'lists that a new screen adds to', limit: 1, found: listsOfScreens(workspace) },
    { name: 'form engines', limit: 1, found: dependencies(workspace, /^(react-hook-form|@mantine\/form|formik)$/) },
    { name: 'kits of components', limit: 1, found: [...kits].map(String) },
    { name: 'font sizes', limit: 8, found: valuesOf(workspace, /font-size:\s*([^;]+);/g) },
    { name: 'font weights', limit: 4, found: valuesOf(workspace, /font-weight:\s*([^;]+);/g) },
    { name: 'radii', limit: 4, found: valuesOf(workspace, /border-radius:\s*([^;]+);/g) },
  ];
}

const isVerbose = process.argv.includes('--list');
console.log(`${'figure'.padEnd(46)} now  at most`);
for (const { name, limit, found, value = found.length } of figures(readWorkspace(process.cwd()))) {
  console.log(
    `${name.padEnd(46)}${String(value).padStart(4)}${String(limit).padStart(9)}${value > limit ? '  OVER' : ''}`,
  );
  if (isVerbose) for (const one of found) console.log(`    ${one}`);
  if (value > limit) process.exitCode = 1;
}
