import { declarationsOf, floorsOf } from './features.ts';
import type { Workspace } from './workspace.ts';

const BEGIN = '<!-- floors: npm run docs:floors -->';
const END = '<!-- end of floors -->';
const PACKAGES = ['server', 'web'];
const GAP = 3;

/** The names on each floor of a package, the ground first. */
function storeysOf(workspace: Workspace, name: string): string[][] {
  const uses = new Map(declarationsOf(workspace, name).map((declared) => [declared.name, declared.uses]));
  const storeys: string[][] = [];
  for (const [feature, floor] of floorsOf(uses)) (storeys[floor] ??= []).push(feature);
  return storeys.map((names) => names.toSorted());
}

/** The features of each package by floor, the highest on top, as a block of text for a document. */
export function drawFloors(workspace: Workspace): string {
  const columns = PACKAGES.map((name) => ({ name, storeys: storeysOf(workspace, name) })).filter(
    ({ storeys }) => storeys.length > 0,
  );
  const height = Math.max(0, ...columns.map(({ storeys }) => storeys.length));
  const rows = Array.from({ length: height }, (_, i) => height - 1 - i).map((floor) => [
    String(floor),
    ...columns.map(({ storeys }) => (storeys[floor] ?? []).join(' ')),
  ]);
  const table = [['floor', ...columns.map(({ name }) => name)], ...rows];
  const widths = (table[0] ?? []).map((_, i) => Math.max(...table.map((row) => (row[i] ?? '').length)) + GAP);
  const lines = table.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('')
      .trimEnd(),
  );
  return ['```', ...lines, '```'].join('\n');
}

/** What stands between the marks of a document; undefined where it has none. */
export function drawingIn(text: string): string | undefined {
  const [start, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  return start === -1 || end === -1 ? undefined : text.slice(start + BEGIN.length, end).trim();
}

/** The document with the drawing as it is now. */
export function withDrawing(text: string, block: string): string {
  const [start, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  return start === -1 || end === -1 ? text : `${text.slice(0, start)}${BEGIN}\n\n${block}\n\n${text.slice(end)}`;
}
