import { expect, test } from 'vitest';
import { anyAccessorial } from './accessorials-of.ts';
import { stopFlagCode, stopFlagRuleOf, stopFlagRules } from './stop-flags.ts';

test.each(stopFlagRules)('$flag at $type is priced by $code, an accessorial of that end', ({ type, flag, code }) => {
  expect(stopFlagCode(type, flag)).toBe(code);
  expect(anyAccessorial(code)?.type).toBe(type);
});

test('other accessorials stand for no flag', () => expect(stopFlagRuleOf('LFTP')).toBeUndefined());
