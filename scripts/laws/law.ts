import type { Workspace } from './workspace.ts';

/** Where and how a law is broken. `line` counts from 1. */
export type Violation = { file: string; line?: number; message: string };

/** Exceptions from a law that no file needs any more, where the repository holds the list of them. */
export const staleExceptions = (
  { files }: Pick<Workspace, 'files'>,
  list: string,
  stale: readonly string[],
): Violation[] =>
  files.some(({ path: file }) => file === list) ? stale.map((message) => ({ file: list, message })) : [];

/** One law of docs/ARCHITECTURE.md and the look at a repository that finds its violations. */
export type Law = { name: string; check(workspace: Workspace): Violation[] | Promise<Violation[]> };
