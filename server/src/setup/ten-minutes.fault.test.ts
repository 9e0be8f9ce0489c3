import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { programEnvironment, startServerProcess } from '../testing/faults/server-process.ts';
import { walkTenMinutes } from './ten-minutes.fixture.ts';

const root = path.join(import.meta.dirname, '../../..');

// As they stand, in a shell, with a private database.
walkTenMinutes({
  sendsMail: false,
  async run(command, env) {
    const child = spawn('sh', ['-c', command], {
      cwd: root,
      env: { ...programEnvironment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`${command} ended with ${code}: ${text}`);
    return text;
  },
  async start(dataDir) {
    const { url, kill } = await startServerProcess('', dataDir);
    return { url, stop: () => kill('SIGTERM') };
  },
});
