import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram, freePort, type Program, startProgram, versionOf } from './programs.ts';

/** A proxy before several instances, with its set-up of docs/proxies.md. */
export type Proxy = {
  name: string;
  url: string;
  /** Sends calls to these instances from now on, without ending what is under way. */
  use(ports: readonly number[]): Promise<void>;
  stop(): Promise<void>;
};

export type Kind = {
  name: string;
  program: string;
  version: readonly string[];
  /** What stands around the set-up of docs/proxies.md, so that it runs in a folder of its own. */
  around(setUp: string, home: string, port: number): string;
  /** How it is started on that file in the foreground. */
  args(file: string, home: string): string[];
  /** Whether it asks instances for readiness: else one is taken out of the file before it is stopped. */
  hasChecks: boolean;
  /** The command by which it reads its file again; without one by SIGHUP. */
  reload?(file: string, home: string): string[];
};

const documented = readFileSync(path.join(import.meta.dirname, '../../../docs/proxies.md'), 'utf8');

/** The set-up of a proxy as it is documented, with these ports in place of those. */
export const setUpOf = (name: string, port: number, [first, second]: readonly number[]): string => {
  const found = new RegExp(`^## ${name}\n+\`\`\`\\w+\n(.*?)^\`\`\``, 'ms').exec(documented)?.[1];
  if (!found) throw new Error(`docs/proxies.md has no set-up for ${name}`);
  return found.replaceAll(':8080', `:${port}`).replaceAll(':3001', `:${first}`).replaceAll(':3002', `:${second}`);
};

const nginx: Kind = {
  name: 'nginx',
  program: 'nginx',
  hasChecks: false,
  version: ['-v'],
  around: (setUp, home) => `
daemon off;
pid ${home}/nginx.pid;
error_log ${home}/nginx.log;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${home}/body;
  proxy_temp_path ${home}/proxy;
  fastcgi_temp_path ${home}/fastcgi;
  uwsgi_temp_path ${home}/uwsgi;
  scgi_temp_path ${home}/scgi;
${setUp}}`,
  args: (file) => ['-c', file],
};

const haproxy: Kind = {
  name: 'HAProxy',
  program: 'haproxy',
  hasChecks: true,
  version: ['-v'],
  around: (setUp, home) => `
global
  stats socket ${home}/haproxy.sock mode 600 level admin expose-fd listeners
${setUp}`,
  args: (file, home) => ['-W', '-db', '-f', file, '-p', `${home}/haproxy.pid`],
};

const caddy: Kind = {
  name: 'Caddy',
  program: 'caddy',
  hasChecks: true,
  version: ['version'],
  around: (setUp, _home, port) => `{
  admin localhost:${port + 1}
  auto_https off
  grace_period 10s
}
${setUp}`,
  args: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
  reload: (file) => ['reload', '--config', file, '--adapter', 'caddyfile', '--force'],
};

const modules = ['mpm_event', 'authz_core', 'proxy', 'proxy_http', 'proxy_wstunnel', 'proxy_balancer', 'proxy_hcheck'];
const moreModules = ['lbmethod_byrequests', 'slotmem_shm', 'watchdog', 'headers'];
const loadModule = (name: string): string =>
  `<IfModule !${name}_module>\nLoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n</IfModule>`;

const apache: Kind = {
  name: 'Apache',
  program: 'apache2',
  hasChecks: true,
  version: ['-v'],
  around: (setUp, home, port) => `
ServerRoot ${home}
ServerName 127.0.0.1
PidFile ${home}/apache.pid
DefaultRuntimeDir ${home}
ErrorLog ${home}/apache.log
User www-data
Group www-data
Listen 127.0.0.1:${port}
${[...modules, ...moreModules].map(loadModule).join('\n')}
${setUp}`,
  args: (file) => ['-D', 'FOREGROUND', '-f', file],
  reload: (file) => ['-f', file, '-k', 'graceful'],
};

export const proxyKinds: readonly Kind[] = [nginx, haproxy, caddy, apache];

export const proxyVersion = ({ program, version }: Kind): string | null => {
  const file = findProgram(program);
  return file && versionOf(file, ...version);
};

/** Starts a proxy of a kind; `home` is a folder of its own. */
export const startProxy = async (kind: Kind, home: string, ports: readonly number[]): Promise<Proxy> => {
  const program = findProgram(kind.program) ?? '';
  const port = await freePort();
  const file = path.join(home, kind.program);
  const write = (these: readonly number[]) =>
    writeFileSync(file, kind.around(setUpOf(kind.name, port, these), home, port));
  write(ports);
  const running: Program = await startProgram({
    file: program,
    args: kind.args(file, home),
    port,
    env: { HOME: home },
    stopSignal: 'SIGTERM',
  });
  return {
    name: kind.name,
    url: `http://127.0.0.1:${port}`,
    async use(next) {
      write(next);
      if (kind.reload) {
        const { status, stderr } = spawnSync(program, kind.reload(file, home), {
          encoding: 'utf8',
          env: { ...process.env, HOME: home },
        });
        if (status !== 0) throw new Error(`${kind.name} does not reload: ${stderr}`);
      } else running.signal(kind.program === 'haproxy' ? 'SIGUSR2' : 'SIGHUP');
      await sleep(1500);
    },
    stop: () => running.stop(),
  };
};
