import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Visitor } from 'oxc-parser';
import { declarationsOf, placeOf } from './features.ts';
import type { Law, Violation } from './law.ts';
import { lineAt, type Module, resolveImport, type Workspace } from './workspace.ts';

type Phrases = { [key: string]: string | Phrases };

/** Phrases of a words file by its name: `loads`, or `loads.page` for a part. */
type Book = Map<string, Phrases>;

const WORDS_FILE = /^contract\/src\/([\w-]+)\/words\/(?:([\w-]+)\.)?en\.ts$/;

async function readBook({ root, modules }: Workspace): Promise<Book> {
  const book: Book = new Map();
  for (const { path: file } of modules) {
    const [, feature, part] = WORDS_FILE.exec(file) ?? [];
    if (!feature) continue;
    const { words } = (await import(pathToFileURL(path.join(root, file)).href)) as { words: Phrases };
    book.set([feature, ...(part ? [part] : [])].join('.').replaceAll('-', '_'), words);
  }
  return book;
}

const isIn = (words: Phrases | string, keys: readonly string[]): boolean => {
  const [key, ...rest] = keys;
  if (key === undefined) return true;
  const next = typeof words === 'string' ? undefined : (words[key] ?? words[`${key}_one`]);
  return next !== undefined && isIn(next, rest);
};

/** The words that hold a key, a group of keys or, where wanted, an error code's phrase; undefined for any other text. */
function wordsWith(book: Book, keys: readonly string[], codes: boolean): string | undefined {
  const [feature = '', second = '', ...rest] = keys;
  const part = book.get(`${feature}.${second}`);
  if (part && isIn(part, rest)) return `${feature}.${second}`;
  const words = book.get(feature);
  if (!words || !second) return undefined;
  return isIn(words, [second, ...rest]) || (codes && isIn(words, ['errors', second, ...rest])) ? feature : undefined;
}

/** Texts of a module that are phrase keys, or begin one: ``t(`loads.statuses.${status}`)`` needs `loads`. */
function wordsIn(book: Book, { path: file, parsed }: Module): Set<string> {
  const found = new Set<string>();
  // A value's rules travel with the value, to screens that check nothing, too.
  const codes = file.startsWith('web/');
  // A code that a refusal is compared with is not shown.
  const compared = new Set<number>();
  const add = (keys: readonly string[]) => {
    const words = wordsWith(book, keys, codes);
    if (words) found.add(words);
  };
  new Visitor({
    CallExpression({ callee, arguments: [, code] }) {
      if (callee.type === 'Identifier' && callee.name === 'isRefusedBy' && code) compared.add(code.start);
    },
    Literal({ value, start }) {
      if (typeof value === 'string' && !compared.has(start)) add(value.split('.'));
    },
    TemplateLiteral({ quasis: [first] }) {
      add((first?.value.raw ?? '').split('.').slice(0, -1));
    },
  }).visit(parsed.program);
  return found;
}

/** What a module brings along when it runs, now or later: types are nothing to bring. */
function broughtBy({ path: file, text, parsed: { module } }: Module): string[] {
  const isRun = (entries: readonly { isType: boolean }[]) =>
    entries.length === 0 || entries.some(({ isType }) => !isType);
  const names = [
    ...module.staticImports.filter(({ entries }) => isRun(entries)).map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? moduleRequest.value : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return names.flatMap((name) => resolveImport(file, name) ?? []);
}

/** A route by its declaration: its parent, the modules it loads, and the words it names itself. */
type Route = { file: string; line: number; parent?: string | undefined; loads: string[]; words: string[] };

const textsIn = (text: string): string[] => [...text.matchAll(/'([^']+)'/g)].map(([, one]) => one ?? '');

function routesIn(module: Module): Route[] {
  const routes: Route[] = [];
  new Visitor({
    CallExpression({ callee, start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== 'createRoute') return;
      const text = module.text.slice(start, end);
      const loads = [...text.matchAll(/import\('([^']+)'\)/g)].flatMap(([, name]) => {
        return resolveImport(module.path, name ?? '') ?? [];
      });
      const words = textsIn(/staticData: \{\s*words: \[([^\]]*)\]/.exec(text)?.[1] ?? '');
      const parent = /getParentRoute: \(\) => (\w+)/.exec(text)?.[1];
      routes.push({ file: module.path, line: lineAt(module, start), parent, loads, words });
    },
  }).visit(module.parsed.program);
  return routes;
}

/** Words that a module fetches itself, before what it loads later. */
const wordsLoadedBy = ({ text }: Module): string[] => textsIn(/ loadWords\(\[([^\]]*)\]/.exec(text)?.[1] ?? '');

const PARENTS = 'web/src/platform/routing/parent-routes.ts';
const I18N = 'web/src/platform/words/i18n.ts';

/** Words that are there whatever the route: those every page starts with, and those of the parents of the route. */
function parentWords({ modules }: Workspace, parent: string | undefined): string[] {
  const textOf = (file: string) => modules.find(({ path: one }) => one === file)?.text ?? '';
  const declaredBy = (name: string | undefined): string[] => {
    const declaration = new RegExp(`const ${name} = createRoute\\(([^;]*?)words: \\[([^\\]]*)\\]`).exec(
      textOf(PARENTS),
    );
    if (!declaration) return [];
    const above = /getParentRoute: \(\) => (\w+)/.exec(declaration[1] ?? '')?.[1];
    return [...textsIn(declaration[2] ?? ''), ...declaredBy(above)];
  };
  const started = /startWords = \[([^\]]*)\]/.exec(textOf(I18N));
  return [...textsIn(started?.[1] ?? ''), ...declaredBy(parent)];
}

/**
 * What a feature's screens may say by its declaration: its words, and those of the features it uses; before sign-in its
 * own alone.
 */
function featureWords(workspace: Workspace, name: string | undefined, parent: string | undefined): string[] {
  const declarations = declarationsOf(workspace, 'web');
  if (parent === 'guestRoute') return declarations.find((one) => one.name === name)?.words ?? [];
  const names = new Set<string>();
  const visit = (one: string | undefined) => {
    const declaration = declarations.find((candidate) => candidate.name === one);
    if (!declaration || names.has(declaration.name)) return;
    names.add(declaration.name);
    declaration.uses.forEach(visit);
  };
  visit(name);
  return declarations.filter((one) => names.has(one.name)).flatMap(({ words }) => words);
}

/** The screens that parents of routes show around them. */
const LAYOUTS = {
  guestRoute: 'web/src/app/guest/guest-layout.tsx',
  frameRoute: 'web/src/app/layout/frame.tsx',
  settingsRoute: 'web/src/app/settings/settings-layout.tsx',
};

/** Code of the browser; what other screens need, their declarations say. */
const isCode = (file: string) =>
  /^(web|contract)\/src\//.test(file) && !/\/words\/|\.(routes|feature)\.tsx?$/.test(file);

/** Words that the modules of a screen and all they bring along need, beyond the known; each with a module needing it. */
function missingWords({ modules }: Workspace, book: Book, loads: readonly string[], known: readonly string[]) {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const missing = new Map<string, string>();
  const reached = new Set<string>();
  const visit = (file: string, there: readonly string[]) => {
    const module = byPath.get(file);
    if (!module || reached.has(file) || !isCode(file)) return;
    reached.add(file);
    const fetched = [...there, ...wordsLoadedBy(module)];
    for (const name of wordsIn(book, module)) if (!fetched.includes(name)) missing.set(name, file);
    for (const brought of broughtBy(module)) visit(brought, fetched);
  };
  for (const file of loads) visit(file, known);
  return missing;
}

const routesLoadTheirWords: Law = {
  name: 'a route loads the words of its screen',
  check: async (workspace) => {
    const book = await readBook(workspace);
    const violationsOf = (route: Route, known: readonly string[]): Violation[] => {
      const { file, line } = route;
      const names = [...known, ...route.words];
      const missing = missingWords(workspace, book, route.loads, names);
      return [
        ...[...missing].map(([name, where]) => ({ file, line, message: `needs the words ${name} (${where})` })),
        ...names
          .filter((name) => !book.has(name))
          .map((name) => ({ file, line, message: `names words that are not there: ${name}` })),
      ];
    };
    const screens = workspace.modules
      .filter(({ path: file }) => /^web\/.*\.(routes|feature)\.tsx?$/.test(file))
      .flatMap((module) => {
        const feature = placeOf(module.path)?.feature;
        return routesIn(module).flatMap((route) =>
          violationsOf(route, [
            ...parentWords(workspace, route.parent),
            ...featureWords(workspace, feature, route.parent),
          ]),
        );
      });
    const layouts = Object.entries(LAYOUTS).flatMap(([parent, file]) =>
      violationsOf({ file, line: 1, loads: [file], words: [] }, parentWords(workspace, parent)),
    );
    return [...screens, ...layouts];
  },
};

export const wordLaws: Law[] = [routesLoadTheirWords];
