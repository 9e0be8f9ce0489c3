import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram, freePort, type Program, startProgram, versionOf } from './programs.ts';

/** A proxy before several instances, with the set-up that docs/operations.md shows. */
export type Proxy = {
  name: string;
  url: string;
  /** Sends calls to these instances from now on, without ending what is under way. */
  use(ports: readonly number[]): Promise<void>;
  stop(): Promise<void>;
};

type Kind = {
  name: string;
  program: string;
  version: readonly string[];
  /** The file it reads, and how it is started on that in the foreground. */
  settings(port: number, ports: readonly number[], home: string): string;
  args(file: string, home: string): string[];
  /** The command by which it reads its file again; without one by SIGHUP. */
  reload?(file: string, home: string): string[];
};

const nginx: Kind = {
  name: 'nginx',
  program: 'nginx',
  version: ['-v'],
  settings: (port, ports, home) => `
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
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  upstream portal {
${ports.map((one) => `    server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join('\n')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 31m;
    proxy_http_version 1.1;
    proxy_set_header Host $host:$server_port;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $connection_upgrade;
    proxy_read_timeout 75s;
    proxy_next_upstream error timeout;
    location / { proxy_pass http://portal; }
  }
}`,
  args: (file) => ['-c', file],
};

const haproxy: Kind = {
  name: 'HAProxy',
  program: 'haproxy',
  version: ['-v'],
  settings: (port, ports, home) => `
global
  stats socket ${home}/haproxy.sock mode 600 level admin expose-fd listeners
defaults
  mode http
  timeout connect 5s
  timeout check 5s
  timeout client 75s
  timeout server 75s
  timeout tunnel 1h
  timeout http-request 30s
  option forwardfor
  option http-keep-alive
frontend portal
  bind 127.0.0.1:${port}
  default_backend instances
backend instances
  balance roundrobin
  option redispatch
  option httpchk GET /readyz
  http-check expect status 200
  default-server check inter 1s fall 1 rise 1
${ports.map((one) => `  server portal${one} 127.0.0.1:${one}`).join('\n')}
`,
  args: (file, home) => ['-W', '-db', '-f', file, '-p', `${home}/haproxy.pid`],
};

const caddy: Kind = {
  name: 'Caddy',
  program: 'caddy',
  version: ['version'],
  settings: (port, ports) => `
{
  admin localhost:${port + 1}
  auto_https off
  grace_period 10s
}
http://127.0.0.1:${port} {
  request_body {
    max_size 31MB
  }
  reverse_proxy ${ports.map((one) => `127.0.0.1:${one}`).join(' ')} {
    lb_policy round_robin
    health_uri /readyz
    health_interval 1s
    health_timeout 5s
  }
}
`,
  args: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
  reload: (file) => ['reload', '--config', file, '--adapter', 'caddyfile', '--force'],
};

const modules = ['mpm_event', 'authz_core', 'proxy', 'proxy_http', 'proxy_wstunnel', 'proxy_balancer', 'proxy_hcheck'];
const moreModules = ['lbmethod_byrequests', 'slotmem_shm', 'watchdog', 'headers'];

const apache: Kind = {
  name: 'Apache',
  program: 'apache2',
  version: ['-v'],
  settings: (port, ports, home) => `
ServerRoot ${home}
ServerName 127.0.0.1
PidFile ${home}/apache.pid
DefaultRuntimeDir ${home}
ErrorLog ${home}/apache.log
User www-data
Group www-data
Listen 127.0.0.1:${port}
${[...modules, ...moreModules].map((name) => `<IfModule !${name}_module>\nLoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n</IfModule>`).join('\n')}
LimitRequestBody 32505856
ProxyTimeout 75
ProxyHCExpr ready {%{REQUEST_STATUS} =~ /^200/}
<Proxy balancer://portal>
${ports.map((one) => `  BalancerMember http://127.0.0.1:${one} upgrade=websocket keepalive=on retry=1 hcmethod=GET hcuri=/readyz hcexpr=ready hcinterval=1`).join('\n')}
</Proxy>
ProxyPreserveHost On
RequestHeader set X-Forwarded-Proto expr=%{REQUEST_SCHEME}
ProxyPass / balancer://portal/
`,
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
  writeFileSync(file, kind.settings(port, ports, home));
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
      writeFileSync(file, kind.settings(port, next, home));
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
