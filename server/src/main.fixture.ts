import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { programEnvironment, serverProgram } from './testing/faults/server-process.ts';

const folders: string[] = [];
const children: ChildProcess[] = [];

export const newDataDir = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-main-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
};

/** Starts the server as a process, with these settings and no others. */
export const launch = (env: Record<string, string>) => {
  const child = spawn(process.execPath, [serverProgram], {
    env: { ...programEnvironment, LOG_LEVEL: 'fatal', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
};

/** The address a server prints when it answers. */
export const ready = async (child: ReturnType<typeof launch>): Promise<string> => {
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^ready (http:\/\/127\.0\.0\.1:\d+)$/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('the server ended before it was ready');
};

/** Answers the code a process ends with on a signal. */
export const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
  child.kill(signal);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
};

export const endAll = (): void => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
};
