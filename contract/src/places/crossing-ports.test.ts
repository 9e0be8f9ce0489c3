import { describe, expect, it } from 'vitest';
import { crossingPorts } from './data/crossing-ports.ts';

/**
 * Schedule D as filed with the Office of Management and Budget, ICR 201707-1905-001 (omb.report): the border ports of
 * Maine, Vermont and New York. Harbours and airports of these districts are no crossings.
 */
const scheduleD: readonly (readonly [code: string, name: string])[] = [
  ['0104', 'Jackman, ME'],
  ['0105', 'Vanceboro, ME'],
  ['0106', 'Houlton, ME'],
  ['0107', 'Fort Fairfield, ME'],
  ['0108', 'Van Buren, ME'],
  ['0109', 'Madawaska, ME'],
  ['0110', 'Fort Kent, ME'],
  ['0115', 'Calais, ME'],
  ['0118', 'Limestone, ME'],
  ['0127', 'Bridgewater, ME'],
  ['0203', 'Richford, VT'],
  ['0206', 'Beecher Falls, VT'],
  ['0209', 'Derby Line, VT'],
  ['0211', 'Norton, VT'],
  ['0212', 'Highgate Springs, VT'],
  ['0701', 'Ogdensburg, NY'],
  ['0704', 'Massena, NY'],
  ['0708', 'Alexandria Bay, NY'],
  ['0712', 'Champlain'],
  ['0715', 'Trout River, NY'],
  ['0901', 'Buffalo'],
];

describe('the ports of crossing', () => {
  it.each(scheduleD)('have %s as %s', (code, name) => {
    const [port] = crossingPorts.CA.filter((one) => one.endsWith(`(${code})`));
    expect(port).toMatch(new RegExp(`^${name}`));
  });

  it('have no other code of those districts, and each code once', () => {
    const codes = crossingPorts.CA.map((port) => /\((\d{4})\)$/.exec(port)?.[1] ?? '');
    const known = scheduleD.map(([code]) => code);
    expect(codes.filter((code) => /^0[1279]/.test(code) && !known.includes(code))).toEqual([]);
    expect(new Set([...codes, ...crossingPorts.MX]).size).toBe(codes.length + crossingPorts.MX.length);
  });
});
