import { isIP } from 'node:net';

const isThisMachine = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'));

/**
 * How the mail server of an address is spoken to. One on this machine is not asked to encrypt, unless the address has a
 * word about it: nobody listens in between, and such servers often have a certificate they signed themselves.
 */
export const mailServerOf = (url: string): { url: string; ignoreTLS?: true } => {
  const { protocol, hostname, searchParams } = new URL(url);
  const hasWord = [...searchParams.keys()].some((name) => /tls/i.test(name));
  return protocol === 'smtp:' && isThisMachine(hostname) && !hasWord ? { url, ignoreTLS: true } : { url };
};
