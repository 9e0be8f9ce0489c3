import { Agent, Pool as HostConnections } from 'undici';
import { lookup as lookUpByDns, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Why nothing is sent to an address. */
export type DestinationFault = 'not_encrypted' | 'private';

/** `refuse` counts in production; `warn` on installations from before the rule; `allow` while developing. */
export type DestinationRule = 'refuse' | 'warn' | 'allow';

export type Destinations = {
  /** What an address itself says: http, or a number of a private network. Names are looked up with each connection. */
  faultOf: (url: string, service?: string) => DestinationFault | null;
  /** How the sockets of a scheme find their address: the one that was checked is the one that is connected to. */
  lookupFor: (protocol: string, service: string) => LookupFunction;
};

/** Nothing was sent: the destination is none a partner may have. */
export class DestinationRefused extends Error {
  readonly code = 'DESTINATION_REFUSED';
  readonly fault: DestinationFault;

  constructor(host: string, fault: DestinationFault) {
    super(fault === 'private' ? `${host} is in a private network` : `${host} is called without encryption`);
    this.name = 'DestinationRefused';
    this.fault = fault;
  }
}

/** What the registries of special addresses (RFC 6890 and later) keep from the public Internet. */
const specialIpv4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 ' +
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
const publicIpv6 = ['2000::/3'];
/** Of the public ones: Teredo and its like, examples, 6to4. They lead to IPv4 addresses, or nowhere. */
const specialIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (ranges: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const isIpv4 = isIP(address) === 4;
    list.addSubnet(address, Number(bits ?? (isIpv4 ? 32 : 128)), isIpv4 ? 'ipv4' : 'ipv6');
  }
  return list;
};
const special = listOf([...specialIpv4.split(' '), ...specialIpv6]);
const routed = listOf(publicIpv6);
const mapped = listOf(['::ffff:0:0/96']);

const encrypted = ['https:', 'sftp:'];

const has = (list: BlockList, address: string): boolean => list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Whether everybody on the Internet reaches the same machine by this address. */
export const isPublicAddress = (address: string): boolean => {
  // An IPv4 address that is written as IPv6 is judged as IPv4, which a list does by itself.
  if (isIP(address) === 6 && !has(mapped, address) && !has(routed, address)) return false;
  return !has(special, address);
};

/** The host of a URL as sockets and look-ups take it. */
const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, '');
const isOwnMachine = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

type Log = { warn: (details: object, message: string) => void };
type Rules = { rule: DestinationRule; allowed: readonly string[]; log?: Log | undefined; resolve?: Resolve };

type Resolve = (
  host: string,
  options: LookupOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const resolveByDns: Resolve = (host, options, done) => lookUpByDns(host, { ...options, all: true }, done);

/**
 * Where partners may be: at public addresses over https or SFTP, or in `allowed` ranges, over http too. One check for whoever is
 * called, in the address and again in what its name means at the moment of connecting.
 */
export const destinationsOf = ({ rule, allowed, log, resolve = resolveByDns }: Rules): Destinations => {
  const allowedRanges = listOf(allowed);
  const warned = new Set<string>();
  const faultAt = (protocol: string, address: string): DestinationFault | null => {
    if (has(allowedRanges, address)) return null;
    if (!isPublicAddress(address)) return 'private';
    return encrypted.includes(protocol) ? null : 'not_encrypted';
  };
  /** The fault, unless it is only said here, once for each partner. */
  const judged = (fault: DestinationFault | null, service: string, host: string): DestinationFault | null => {
    if (fault === null || rule === 'refuse') return fault;
    if (rule === 'warn' && !warned.has(`${service} ${host}`) && warned.size < 1000) {
      warned.add(`${service} ${host}`);
      log?.warn({ partner: service, host, fault }, 'a partner is where the next release calls nobody');
    }
    return null;
  };
  return {
    faultOf: (url, service = '') => {
      const host = hostOf(url);
      const { protocol } = new URL(url);
      if (isOwnMachine(host)) return judged(faultAt(protocol, '127.0.0.1'), service, host);
      if (isIP(host) !== 0) return judged(faultAt(protocol, host), service, host);
      // What http leads to within an allowed range, a look-up will say.
      return judged(encrypted.includes(protocol) || allowed.length > 0 ? null : 'not_encrypted', service, host);
    },
    lookupFor: (protocol, service) => (host, options, done) => {
      resolve(host, options, (error, addresses) => {
        if (error) return done(error, []);
        const faults = addresses.map(({ address }) => faultAt(protocol, address));
        const fault = judged(faults.find((one) => one !== null) ?? null, service, host);
        const [first] = addresses;
        if (fault !== null || !first) return done(new DestinationRefused(host, fault ?? 'private'), []);
        return options.all ? done(null, addresses) : done(null, first.address, first.family);
      });
    },
  };
};

/** No partner is refused for where it is: for development and for tests. */
export const anywhere: Destinations = destinationsOf({ rule: 'allow', allowed: [] });

type Connections = {
  /** At once to each host. */
  slots: number;
  connectMs: number;
};

/** Connections of one service, each to the address that was checked when its name was looked up. */
export const checkedAgent = (service: string, { slots, connectMs }: Connections, destinations: Destinations): Agent =>
  new Agent({
    maxHeaderSize: 16_384,
    factory: (origin, options) => {
      const lookup = destinations.lookupFor(new URL(origin).protocol, service);
      return new HostConnections(origin, { ...options, connections: slots, connect: { timeout: connectMs, lookup } });
    },
  });

/** Looks a host up under the rules of partners; one that is an address already is judged as it is. */
export const machineOf = (destinations: Destinations, url: string, service: string): Promise<string> => {
  const host = hostOf(url);
  const fault = destinations.faultOf(url, service);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  if (fault !== null) reject(new DestinationRefused(host, fault));
  else if (isIP(host) !== 0) resolve(host);
  else
    destinations.lookupFor(new URL(url).protocol, service)(host, {}, (error, address) =>
      error ? reject(error) : resolve(typeof address === 'string' ? address : (address[0]?.address ?? '')),
    );
  return promise;
};
