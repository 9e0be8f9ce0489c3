import { isIP, isIPv4 } from 'node:net';

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

/** The eight groups of an IPv6 address in any spelling, each without leading zeros. */
const expanded = (address: string): string[] => {
  const dotted = /(?<=:)\d+\.\d+\.\d+\.\d+$/.exec(address)?.[0];
  const [a = 0, b = 0, c = 0, d = 0] = (dotted ?? '').split('.').map(Number);
  const hexadecimal = dotted
    ? address.replace(dotted, `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`)
    : address;
  const [head = '', tail] = hexadecimal.split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16));
};

/**
 * Whom an address is counted as: an IPv4 address by itself, an IPv6 address by its /64, of which whoever has one has
 * all. Every spelling of an address gives the same text, and an IPv4 address written as IPv6 the IPv4 one. What is no
 * address, as of a call whose connection is gone, counts as one caller.
 */
export const networkOf = (address: string | undefined): string => {
  const [plain = ''] = (address ?? '').split('%');
  if (isIPv4(plain)) return plain;
  if (isIP(plain) === 0) return 'unknown';
  const groups = expanded(plain);
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
    const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
};
