import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ParseResult, parseSync } from 'oxc-parser';

/** One import of a file: what it names and, inside the repository, the file it leads to. */
export type Import = { specifier: string; target: string | undefined; line: number; isDynamic: boolean };

/** One file of the repository; `path` is relative to its root, with forward slashes. */
export type SourceFile = { path: string; text: string };

/** One parsed TypeScript or JavaScript file. */
export type Module = SourceFile & { parsed: ParseResult; imports: Import[] };

export type Workspace = { root: string; files: SourceFile[]; modules: Module[] };

const IGNORED = new Set([
  'node_modules',
  'dist',
  '.git',
  '.tsc',
  'shots',
  'coverage',
  'test-results',
  'playwright-report',
]);
const TEXT =
  /\.(ts|tsx|mjs|js|json|css|sql|md|html|yaml|yml|sh|svg|tsv)$|(^|\/)(Dockerfile|run|\.[a-z]+rc|\.gitignore)$/;
const MODULE = /\.(ts|tsx|mjs)$/;

/** Reads a repository for the laws; `data` at its root is the running product's own and is left alone. */
export function readWorkspace(root: string): Workspace {
  const files = listFiles(root, '')
    .filter((file) => TEXT.test(file))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
  return { root, files, modules: files.filter((file) => MODULE.test(file.path)).map(parse) };
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return IGNORED.has(entry.name) || file === 'data' ? [] : listFiles(root, file);
    return entry.isFile() ? [file] : [];
  });
}

function parse(file: SourceFile): Module {
  const parsed = parseSync(file.path, file.text);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
  ];
  const requests = [
    ...named.map(({ value, start }) => ({ value, start, isDynamic: false })),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      value: file.text.slice(start, end).replace(/^['"`]|['"`]$/g, ''),
      start,
      isDynamic: true,
    })),
  ];
  const imports = requests.map(({ value, start, isDynamic }) => ({
    specifier: value,
    isDynamic,
    target: resolveImport(file.path, value),
    line: lineAt(file, start),
  }));
  return { ...file, parsed, imports };
}

/** Imports name their file in full, so that leading to it needs no look at the disk. */
export function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  const workspace = /^@portal\/([^/]+)\/(.+)$/.exec(specifier);
  return workspace ? `${workspace[1]}/src/${workspace[2]}` : undefined;
}

/** The line, counted from 1, of an offset into a file. */
export function lineAt({ text }: SourceFile, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

export const isTest = (file: string) => /\.test\.tsx?$|^e2e\/|\/testing\//.test(file);
export const isData = (file: string) => /\/data\/|\.types\.ts$/.test(file);
