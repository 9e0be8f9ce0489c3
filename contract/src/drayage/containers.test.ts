import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containerCheckDigit, containerNumberFault, plainContainerNumber } from './container-number.ts';
import { ContainerCode, ContainerNumber } from './container-schemas.ts';
import { container, containerOfIso, teu } from './containers.ts';
import { containers } from './data/containers.ts';
import { maxPortalPounds, weightRule } from './weight-rule.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';

describe('the container codes', () => {
  it.each([en, es])('have a name each, once', (words) => {
    expect(Object.keys(words.containers).sort()).toEqual([...ContainerCode.options].sort());
  });

  it.each([
    ['22G1', '20ST'],
    ['42G1', '40ST'],
    ['45G1', '40HC'],
    ['L5G1', '45HC'],
    ['22R1', '20RF'],
    ['42R1', '40RF'],
    ['45R1', '40RH'],
    ['22U1', '20OT'],
    ['42U1', '40OT'],
    ['22P1', '20FR'],
    ['45P3', '40FR'],
    ['22T1', '20TK'],
    [' 45g1 ', '40HC'],
    ['99X9', undefined],
  ])('%s is %s', (iso, code) => expect(containerOfIso(iso)?.code).toBe(code));

  it('claim an ISO size-type once, whose first sign is their length', () => {
    const all = containers.flatMap(({ iso }) => [...iso]);
    expect(new Set(all).size).toBe(all.length);
    const first: Record<number, string> = { 20: '2', 40: '4', 45: 'L' };
    for (const { iso, length_ft } of containers) {
      for (const sizeType of iso) expect(sizeType[0]).toBe(first[length_ft]);
    }
  });

  it('count as one or two TEU', () => {
    expect(teu(container('20TK'))).toBe(1);
    expect(teu(container('45HC'))).toBe(2);
  });
});

describe('a container number', () => {
  it.each([
    ['CSQU305438', 3],
    ['MSCU663987', 0],
    ['TGHU759933', 0],
  ])('%s has the check digit %d', (prefix, digit) => expect(containerCheckDigit(prefix)).toBe(digit));

  it.each([
    ['CSQU3054383', null],
    ['CSQU3054384', 'check_digit'],
    ['CSQ3054383', 'invalid'],
    ['CSQX3054383', 'invalid'],
    ['CSQU305438', 'invalid'],
    ['', 'invalid'],
  ])('%s: %s', (number, fault) => expect(containerNumberFault(number)).toBe(fault));

  it('may be written as it stands on the door', () => {
    expect(plainContainerNumber('csqu 305438-3')).toBe('CSQU3054383');
    expect(ContainerNumber.parse('csqu 305438-3')).toBe('CSQU3054383');
    expect(ContainerNumber.safeParse('CSQU3054384').error?.issues[0]).toMatchObject({
      params: { code: 'drayage.container_number_check_digit' },
    });
  });

  const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const prefix = fc
    .tuple(letter, letter, letter, fc.constantFrom('U', 'J', 'Z'), fc.integer({ min: 0, max: 999_999 }))
    .map(([a, b, c, category, serial]) => `${a}${b}${c}${category}${String(serial).padStart(6, '0')}`);

  it('is right with its own check digit and with no other', () => {
    fc.assert(
      fc.property(prefix, fc.integer({ min: 0, max: 9 }), (ten, digit) => {
        const own = containerCheckDigit(ten);
        expect(containerNumberFault(`${ten}${digit}`)).toBe(digit === own ? null : 'check_digit');
      }),
    );
  });

  it('with one digit mistyped is found out, unless the check digit is the ambiguous zero', () => {
    fc.assert(
      fc.property(prefix, fc.integer({ min: 4, max: 9 }), fc.integer({ min: 1, max: 9 }), (ten, at, shift) => {
        const wrong = `${ten.slice(0, at)}${(Number(ten[at]) + shift) % 10}${ten.slice(at + 1)}`;
        const [right, other] = [containerCheckDigit(ten), containerCheckDigit(wrong)];
        if (right === other) expect(right).toBe(0);
      }),
    );
  });
});

describe('the weight of a container', () => {
  it.each([
    [38_000, '20ST', { needs_operations: false, needs_triaxle: false, needs_permit: false }],
    [38_000.5, '20ST', { needs_operations: true, needs_triaxle: true, needs_permit: false }],
    [43_000, '40HC', { needs_operations: true, needs_triaxle: false, needs_permit: false }],
    [37_000, '20RF', { needs_operations: false, needs_triaxle: true, needs_permit: false }],
    [52_001, '40HC', { needs_operations: true, needs_triaxle: true, needs_permit: true }],
  ] as const)('%d lb in a %s: %o', (pounds, code, rule) => expect(weightRule(pounds, code)).toEqual(rule));

  it('is what the refusal says', () => {
    expect(maxPortalPounds).toBe(38_000);
    for (const words of [en, es]) expect(words.errors.over_weight).toContain('38,000 lb');
  });
});
