import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ask, endAll, folders, newFolder, postmasterOf, spawnAs, start } from './embedded-database.fixture.ts';

afterAll(endAll);

describe('the private database', () => {
  it('is one server’s where two start at once on an empty directory', async () => {
    const dataDir = newFolder();
    const starts = await Promise.allSettled([start(dataDir), start(dataDir)]);
    expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [winner] = starts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const [refusal] = starts.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refusal).toMatch(/Another server is running/);
    await ask(winner?.url ?? '', 'create table kept as select 7 as value');
    await winner?.stop();
    expect(await ask((await start(dataDir)).url, 'select value from kept')).toBe(7);
    expect(readdirSync(dataDir).filter((name) => /draft|password\./.test(name))).toEqual([]);
  });

  it('is taken over from a server that was killed, unless it does not answer', async () => {
    const dataDir = newFolder();
    const launcher = path.join(import.meta.dirname, 'embedded-database.ts');
    const program = `import { startEmbeddedDatabase } from ${JSON.stringify(launcher)};
      const { url } = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)} });
      console.log(url); setInterval(() => {}, 1e6);`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [printed] = await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const pid = postmasterOf(dataDir);
    process.kill(pid, 'SIGSTOP');
    const answerLimitMs = 500;
    await expect(start(dataDir, { answerLimitMs })).rejects.toThrow(new RegExp(`process ${pid}, does not answer`));
    process.kill(pid, 'SIGCONT');
    const adopted = await start(dataDir);
    expect(adopted.url).toBe(String(printed).trim());
    await adopted.stop();
    expect(() => process.kill(pid, 0)).toThrow();
  });

  it('says that it is lost when it cannot be started again', async () => {
    const dataDir = newFolder();
    const lost = Promise.withResolvers<Error>();
    const database = await start(dataDir, { onLost: lost.resolve });
    const folder = path.join(dataDir, 'postgres');
    renameSync(path.join(folder, 'postgresql.conf'), path.join(folder, 'moved.conf'));
    process.kill(postmasterOf(dataDir), 'SIGKILL');
    expect(String(await lost.promise)).toMatch(/PostgreSQL ended with .*log is/);
    await database.stop();
  });

  it('starts beside a lock file whose number belongs to another process by now', async () => {
    const dataDir = newFolder();
    const lockFile = path.join(dataDir, 'postgres', 'postmaster.pid');
    let staleLockFile: string[] = [];
    for (const foreign of [undefined, spawnAs('sleep', ['600']), process.pid]) {
      if (foreign !== undefined) {
        const [, ...rest] = staleLockFile;
        writeFileSync(lockFile, [foreign, ...rest].join('\n'));
      }
      const database = await start(dataDir);
      expect(await ask(database.url, 'select 1')).toBe(1);
      staleLockFile = readFileSync(lockFile, 'utf8').split('\n');
      process.kill(postmasterOf(dataDir), 'SIGKILL');
      await database.stop();
      if (foreign !== undefined) process.kill(foreign, 0);
    }
  });

  it('lives in a data directory that only its owner may enter', async () => {
    const database = await start(newFolder(0o700));
    folders.push(String(await ask(database.url, 'show data_directory')));
    expect(await ask(database.url, 'select 1')).toBe(1);
  });
});
