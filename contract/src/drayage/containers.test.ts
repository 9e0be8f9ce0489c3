import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  containerCheckDigit,
  containerNumberFault,
  groupedContainerNumber,
  plainContainerNumber,
} from './container-number.ts';
import { ContainerCode, ContainerEntry, ContainerNumber } from './container-schemas.ts';
import { container, containerOfIso, teu } from './containers.ts';
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

  // ISO 6346:1995 and 2022 with their groups (22GP), 22K2 of 2022, and 4310 and 4532 of ISO 6346:1984.
  it.each([
    ['2210', '20ST'],
    ['4310', '40ST'],
    ['4510', '40HC'],
    ['4532', '40RH'],
    ['22G0', '20ST'],
    ['42G0', '40ST'],
    ['45G0', '40HC'],
    ['L5G0', '45HC'],
    ['22R9', '20RF'],
    ['45R0', '40RH'],
    ['45R9', '40RH'],
    ['22U6', '20OT'],
    ['45U1', '40OT'],
    ['22T0', '20TK'],
    ['22K2', '20TK'],
    ['22GP', '20ST'],
    ['42GP', '40ST'],
    ['45GP', '40HC'],
    ['45RT', '40RH'],
    ['42RE', '40RF'],
    ['22UT', '20OT'],
    ['22TN', '20TK'],
    ['22PC', '20FR'],
    ['25G1', '20ST'],
    ['22S1', undefined],
    ['L5R1', undefined],
    ['42T1', undefined],
    ['', undefined],
  ])('%s of ISO 6346 is %s', (iso, code) => expect(containerOfIso(iso)?.code).toBe(code));

  it('are entered as such or by the size-type on the doors', () => {
    for (const code of ContainerCode.options) expect(ContainerEntry.parse(code)).toBe(code);
    expect(ContainerEntry.parse('45g1')).toBe('40HC');
    expect(ContainerEntry.safeParse('22S1').error?.issues).toMatchObject([
      { params: { code: 'drayage.container_code_unknown' } },
    ]);
    for (const code of ContainerCode.options) expect(en.errors.container_code_unknown).toContain(code);
  });

  it('are listed for who writes programs, as a schema that takes what is entered', () => {
    const schema = z.toJSONSchema(ContainerEntry, { io: 'input' });
    expect(schema).toMatchObject({
      type: 'string',
      anyOf: [{ enum: ContainerCode.options }, { pattern: expect.any(String) }],
    });
    const pattern = new RegExp(String(schema.anyOf?.[1]?.pattern));
    for (const isoCode of ['45g1', '22G0', 'L5GP', '4310']) {
      expect(containerOfIso(isoCode)).toBeDefined();
      expect(pattern.test(isoCode)).toBe(true);
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

  it.each(['EMHU243210', 'UMXU267845', 'JBHU236451', 'HGIU540123'])(
    '%s has no check digit and is right for domestic equipment alone',
    (number) => {
      expect(containerNumberFault(number, 'domestic')).toBeNull();
      expect(containerNumberFault(number)).toBe('invalid');
      expect(ContainerNumber.parse(number)).toBe(number);
    },
  );

  it('of a domestic container with seven digits has its check digit', () => {
    expect(containerNumberFault('CSQU3054383', 'domestic')).toBeNull();
    expect(containerNumberFault('CSQU3054384', 'domestic')).toBe('check_digit');
    expect(containerNumberFault('EMHU24321', 'domestic')).toBe('invalid');
  });

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

it('a number stands in groups as on the doors; one without a check digit as it is', () => {
  expect(groupedContainerNumber('MSKU6011672')).toBe('MSKU 601167 2');
  expect(groupedContainerNumber('EMHU243210')).toBe('EMHU243210');
});
