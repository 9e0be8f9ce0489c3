import { isIPv6 } from 'node:net';

/** Where this machine reaches a server that listens on every network. */
const loopbacks: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '[::]': '[::1]' };

/** The address at which this machine reaches what listens on `host`, an address or a name. */
export const localAddress = (host: string, port: number): string => {
  const { hostname } = new URL(`http://${isIPv6(host) ? `[${host}]` : host}`);
  return `http://${loopbacks[hostname] ?? hostname}:${port}`;
};
