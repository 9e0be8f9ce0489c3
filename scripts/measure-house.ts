// `npm run measure:house`: what can be counted about the order of the sources, beside the limit of each.
import { Visitor } from 'oxc-parser';
import { arrowsBackUp, crumbs, everyFolder, folderSizes, isSource } from './house/folders.ts';
import { heightsInPixels, linesOf, repeatedRules } from './house/styles.ts';
import { readWorkspace, type Workspace } from './laws/workspace.ts';

/** `before` is what it was when the house was last drawn; without a limit it is only shown. */
type Figure = { name: string; before: number; limit?: number; found?: readonly string[]; value?: number };

const lookedInto = ['', 'contract/src', 'server/src', 'server/src/features', 'web/src', 'web/src/features'];

/** Assertions of a type (`x as Type`) in a package's own sources; `as const` asserts nothing. */
function casts({ modules }: Workspace, inPackage: string): string[] {
  return modules
    .filter((module) => isSource(module) && module.path.startsWith(`${inPackage}/`))
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

const withText = ({ modules }: Workspace, pattern: RegExp): string[] =>
  modules
    .filter(isSource)
    .flatMap(({ path: file, text }) => Array.from({ length: [...text.matchAll(pattern)].length }, () => file));

/** The order of files and of what they import. */
function orderOf(workspace: Workspace): Figure[] {
  const { modules } = workspace;
  const [largest = ['', 0]] = folderSizes(modules);
  const sources = modules.filter(isSource);
  const back = (folder: string) => arrowsBackUp(folder, modules);
  return [
    { name: 'source lines', before: 164_576, value: sources.reduce((sum, { text }) => sum + linesOf(text), 0) },
    { name: 'folder arrows that run back up', before: 1, limit: 3, found: lookedInto.flatMap(back) },
    {
      name: 'the same in every folder',
      before: 44,
      limit: 24,
      found: everyFolder(modules).flatMap(back),
    },
    { name: 'source files in the largest folder', before: 25, limit: 25, found: [largest[0]], value: largest[1] },
    { name: 'files of at most 20 lines with one importer', before: 15, limit: 15, found: crumbs(modules) },
    { name: 'casts on the server', before: 60, limit: 60, found: casts(workspace, 'server') },
    { name: 'casts in the web', before: 132, limit: 132, found: casts(workspace, 'web') },
    { name: 'casts in the contract', before: 37, limit: 39, found: casts(workspace, 'contract') },
    { name: 'lists that a new screen adds to', before: 1, limit: 1, found: listsOfScreens(workspace) },
    {
      name: 'calls that say their failure by themselves',
      before: 66,
      limit: 21,
      found: withText(workspace, /=> notify\.failure\(errorText\(/g),
    },
    { name: 'screens that ask again by the clock', before: 18, found: withText(workspace, /refetchInterval:/g) },
  ];
}

/** The looks: sizes and what stands in several sheets. */
function looksOf(workspace: Workspace): Figure[] {
  const kits = new Set(dependencies(workspace, /^@(mantine|base-ui|radix-ui|mui)\//).map((name) => name.split('/')[0]));
  const { lines, shared } = repeatedRules(workspace);
  const engines = dependencies(workspace, /^(react-hook-form|@mantine\/form|formik)$/);
  return [
    { name: 'form engines', before: 1, limit: 1, found: engines },
    { name: 'kits of components', before: 1, limit: 1, found: [...kits].map(String) },
    { name: 'font sizes', before: 8, limit: 8, found: valuesOf(workspace, /font-size:\s*([^;]+);/g) },
    { name: 'font weights', before: 4, limit: 4, found: valuesOf(workspace, /font-weight:\s*([^;]+);/g) },
    { name: 'radii', before: 4, limit: 4, found: valuesOf(workspace, /border-radius:\s*([^;]+);/g) },
    { name: 'line heights in pixels', before: 17, limit: 17, found: heightsInPixels(workspace) },
    { name: 'lines of styles', before: 20_852, value: lines },
    { name: 'of these in rules that another sheet has too', before: 2692, value: shared },
  ];
}

const isVerbose = process.argv.includes('--list');
const workspace = readWorkspace(process.cwd());
console.log(`${'figure'.padEnd(46)} before     now  at most`);
for (const { name, before, limit, found = [], value = found.length } of [
  ...orderOf(workspace),
  ...looksOf(workspace),
]) {
  const isOver = limit !== undefined && value > limit;
  const [was, is, most] = [String(before).padStart(8), String(value).padStart(8), String(limit ?? '').padStart(9)];
  console.log(`${name.padEnd(46)}${was}${is}${most}${isOver ? '  OVER' : ''}`);
  if (isVerbose && limit !== undefined) for (const one of found) console.log(`    ${one}`);
  if (isOver) process.exitCode = 1;
}
