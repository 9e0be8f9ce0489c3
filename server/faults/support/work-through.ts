import { setTimeout as sleep } from 'node:timers/promises';
import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loadBody } from '../../src/features/loads/load-body.fixture.ts';
import { serverProgram, startServerProcess } from '../../src/testing/faults/server-process.ts';
import { makePeople, signInPerson } from '../../src/testing/fixtures/make-people.ts';

/** What a portal on a database did, in figures that are all 0 where all is well. */
export type WorkFigures = { calls: number; wrong: number; wrongTimes: number; lostLoads: number; first: string };

type Load = { id: number; created_at: string };
type Plan = { env: Record<string, string>; dataDir: string; instances: number; loads: number };

const people = 4;
const clockMarginMs = 60_000;

/** Saves loads side by side at every instance and reads them back: each there, once, at its time. */
export const workThrough = async (
  directUrl: string,
  { env, dataDir, instances, loads }: Plan,
): Promise<WorkFigures> => {
  const url = env['DATABASE_URL'] ?? '';
  const servers = await Promise.all(
    Array.from({ length: instances }, () => startServerProcess(url, dataDir, { CALL_LIMITS: 'off', ...env })),
  );
  const figures: WorkFigures = { calls: 0, wrong: 0, wrongTimes: 0, lostLoads: 0, first: '' };
  try {
    await makePeople(directUrl, people);
    const tokens: string[] = [];
    for (let person = 0; person < people; person += 1) tokens.push(await signInPerson(servers[0]?.url ?? '', person));
    const call = async (nth: number, path: string, body?: object): Promise<unknown> => {
      const server = servers[nth % servers.length]?.url;
      const headers = { authorization: `Bearer ${tokens[nth % people]}`, 'content-type': 'application/json' };
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
      for (;;) {
        const answer = await fetch(`${server}${path}`, init);
        const text = await answer.text();
        figures.calls += 1;
        // A busy server has done nothing for it and says when to come again.
        if (answer.status === 503 && text.includes('http.busy')) await sleep(1000);
        else if (answer.ok) return JSON.parse(text);
        else {
          figures.wrong += 1;
          figures.first ||= `${path}: ${answer.status} ${text.slice(0, 200)}`;
          return null;
        }
      }
    };
    const made = await Promise.all(
      Array.from({ length: loads }, (_, nth) => call(nth, '/api/loads', loadBody()) as Promise<Load | null>),
    );
    for (const path of ['/api/users', '/api/claims', '/api/notifications', '/api/loads'])
      await Promise.all(Array.from({ length: people }, (_, nth) => call(nth, path)));
    for (const [nth, load] of made.entries()) {
      if (!load) continue;
      const found = (await call(nth, `/api/loads/${load.id}`)) as Load | null;
      if (!found) figures.lostLoads += 1;
      else if (Math.abs(Date.parse(found.created_at) - Date.now()) > clockMarginMs * 5) figures.wrongTimes += 1;
    }
  } finally {
    await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  }
  return figures;
};

/** What a server says that is not to start; its first line with a reason, '' where it starts all the same. */
export const refusalOf = async (env: Record<string, string>, dataDir: string): Promise<string> => {
  const child = spawn(process.execPath, [serverProgram], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      PORT: '0',
      SIMULATORS: 'off',
      DEMO: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('ready ')) {
      child.kill('SIGTERM');
      return '';
    }
    said += `${line}\n`;
  }
  return said;
};

/** What the doctor finds unwell about the database, in its words. */
export const doctorOf = (env: Record<string, string>, dataDir: string): string[] => {
  const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));
  const { stdout } = spawnSync(process.execPath, [cli, 'doctor', '--json'], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', DATA_DIR: dataDir, ...env },
  });
  const { findings } = JSON.parse(stdout) as {
    findings: { subject: string; state: string; message: string; advice?: string }[];
  };
  return findings
    .filter(
      ({ subject, state }) =>
        state === 'failed' && ['database', 'schema', 'clock', 'pooler', 'tables'].includes(subject),
    )
    .map(({ message, advice }) => `${message} | ${advice}`);
};
