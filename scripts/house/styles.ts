import type { SourceFile, Workspace } from '../laws/workspace.ts';

export const linesOf = (text: string): number => text.trimEnd().split('\n').length;

const sheetsOf = ({ files }: Workspace): SourceFile[] =>
  files.filter(({ path: file }) => /^web\/src\/.*\.css$/.test(file));

/** The distinct heights of lines that are written in pixels. */
export const heightsInPixels = (workspace: Workspace): string[] => [
  ...new Set(
    sheetsOf(workspace).flatMap(({ text }) => [...text.matchAll(/line-height: (\d+px)/g)].map(([, px = '']) => px)),
  ),
];

/** Lines of all style sheets, and how many of them are rule bodies that stand in another sheet as well. */
export function repeatedRules(workspace: Workspace): { lines: number; shared: number } {
  const sheets = sheetsOf(workspace);
  const holders = new Map<string, { path: string; lines: number }[]>();
  for (const { path, text } of sheets) {
    for (const [, body = ''] of text.matchAll(/\{([^{}]+)\}/g)) {
      const declarations = body
        .split(';')
        .map((one) => one.trim())
        .filter(Boolean)
        .toSorted();
      const key = declarations.join(';');
      holders.set(key, [...(holders.get(key) ?? []), { path, lines: declarations.length }]);
    }
  }
  const shared = [...holders.values()].filter((held) => new Set(held.map(({ path }) => path)).size > 1).flat();
  return {
    lines: sheets.reduce((sum, { text }) => sum + linesOf(text), 0),
    shared: shared.reduce((sum, { lines }) => sum + lines, 0),
  };
}
