import type { Workspace } from './workspace.ts';

/** Where and how a law is broken. `line` counts from 1. */
export type Violation = { file: string; line?: number; message: string };

/** One law of docs/ARCHITECTURE.md and the look at a repository that finds its violations. */
export type Law = { name: string; check(workspace: Workspace): Violation[] | Promise<Violation[]> };
