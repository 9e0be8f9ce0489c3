import type { Config } from '../platform/config.ts';
import { unsafeSettings } from '../platform/installation.ts';
import { type Finding, ok, warning } from './finding.ts';

const loopback = ['127.0.0.1', '::1', 'localhost'];

/** Whether others can call this portal in between: then their addresses come by a proxy, if there is one. */
const proxyFindings = ({ host, publicUrl, trustedProxies }: Config): Finding[] => {
  const isBehindProxy = loopback.includes(host) || publicUrl.startsWith('https:');
  if (trustedProxies.length > 0 || !isBehindProxy) return [];
  const advice = 'Name the addresses of your load balancer or proxy in TRUSTED_PROXIES.';
  return [warning('callers', 'TRUSTED_PROXIES is empty: behind a proxy all callers count as one network', advice)];
};

/** Settings that are no way to run a portal in production. */
export const examineSafety = (config: Config): Finding[] => {
  if (!config.production) return [];
  const advice = 'A new portal does not start with it; an older one starts until the next release.';
  const faults = unsafeSettings(config).map((fault) => warning('safety', fault, advice));
  return [...(faults.length > 0 ? faults : [ok('safety', 'no setting is unsafe')]), ...proxyFindings(config)];
};
