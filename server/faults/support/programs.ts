import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseIdentity } from '../../src/platform/database/embedded/identity.ts';

/** A program that runs beside the portal while something is tried. */
export type Program = { output(): string; signal(name: NodeJS.Signals): void; stop(): Promise<void> };

const patienceMs = 60_000;

/** Where a program of this machine lies; null where it is not installed. */
export const findProgram = (name: string): string | null =>
  [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file)) ?? null;

/** What a program says of its own version, from the first number on. */
export const versionOf = (file: string, ...args: string[]): string => {
  const { stdout, stderr } = spawnSync(file, args.length > 0 ? args : ['--version'], { encoding: 'utf8' });
  return /\d+\.\d+(\.\d+)?/.exec(`${stdout}${stderr}`)?.[0] ?? '?';
};

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });

const untilListening = async (child: ChildProcess, port: number, output: () => string): Promise<void> => {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(50)) {
    if (child.exitCode !== null) break;
    if (await isListening(port)) return;
  }
  throw new Error(`${child.spawnfile} does not listen: ${output().slice(-500)}`);
};

type Start = {
  file: string;
  args: string[];
  port: number;
  isUnprivileged?: boolean;
  /** Whether signals reach what it starts as well. */
  isGroup?: boolean;
  env?: NodeJS.ProcessEnv;
  stopSignal?: NodeJS.Signals;
};

/** Starts a program that listens, in the foreground, as who PostgreSQL runs as where it refuses to be root. */
export const startProgram = async ({
  file,
  args,
  port,
  isUnprivileged = false,
  isGroup = false,
  env,
  stopSignal = 'SIGINT',
}: Start): Promise<Program> => {
  const identity = isUnprivileged ? databaseIdentity() : undefined;
  const child = spawn(file, args, {
    ...identity,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: isGroup,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const ended = once(child, 'exit');
  await untilListening(child, port, () => output);
  return {
    output: () => output,
    signal: (name) => void (isGroup && child.pid ? process.kill(-child.pid, name) : child.kill(name)),
    async stop() {
      child.kill(stopSignal);
      await ended;
    },
  };
};
