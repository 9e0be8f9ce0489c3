import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Whether this process can run the product: it strips types from TypeScript by itself. */
const isNewEnough = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 22);
};

/** The Node that npm installed beside the product, or the present one where it is new enough. */
function pinnedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const file = path.join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', program);
  if (existsSync(file)) return file;
  if (isNewEnough()) return process.execPath;
  console.error(`Node ${process.versions.node} is too old: run npm ci, or use Node 24`);
  process.exit(1);
}

/**
 * Small young generations, and an old one that is tidied after growing by two fifths instead of severalfold: the
 * server holds a third less memory and is as fast. Only flags at the start set them.
 */
const nodeFlags = ['--max-semi-space-size=8', '--heap-growing-percent=40'];

/** Threads share one heap of the C library, which gives little back of what each of several once needed. */
const nodeEnvironment = {
  MALLOC_ARENA_MAX: '1',
  NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'portal'),
};

const parentCheckMs = 250;

/**
 * Ends this process when its parent ends. npm hands a signal to its shell alone, which ends without a word to what it
 * runs; a service manager that stops npm means the server.
 */
function endWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, parentCheckMs);
  timer.unref();
}

/**
 * Runs the calling script again on the pinned Node, with its flags and with compiled sources kept for the next start.
 * Answers only in that second run.
 */
export async function ensurePinnedNode() {
  if (process.env.npm_lifecycle_event) endWithParent();
  if (isNewEnough() && nodeFlags.every((flag) => process.execArgv.includes(flag))) return;
  const env = { ...nodeEnvironment, ...process.env };
  process.exit((await run(pinnedNode(), [...nodeFlags, ...process.argv.slice(1)], { env })) ?? 1);
}

/**
 * Runs a program with this one's standard streams and answers its exit code, null where a signal ended it.
 * Signals are passed on and this process stays until the child has ended. `priority` is one of os.constants.priority.
 */
export async function run(program, args, { priority, ...options } = {}) {
  const child = spawn(program, args, { stdio: 'inherit', cwd: root, ...options });
  if (priority && child.pid) setPriority(child.pid, priority);
  const forward = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, forward);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => resolve(signal ? null : code));
    });
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, forward);
  }
}
