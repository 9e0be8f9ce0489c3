import { expect, it } from 'vitest';
import { isCommonPassword } from './common-password.ts';

it.each([
  'Password1!',
  'P@ssw0rd123!',
  'Welcome2026!',
  '123Qwerty!!',
  'Contraseña1!',
  'Summer-2026',
  'Adm1n!2026',
  'Abcd1234!',
  'Aa1!Aa1!',
])('knows %s from the lists of attackers', (password) => expect(isCommonPassword(password)).toBe(true));

it.each(['Freight-2026!', 'Violet7 harbour!', 'x9$Kp2!vQ4', 'Mañana-llueve-3'])('lets %s pass', (password) =>
  expect(isCommonPassword(password)).toBe(false),
);

it('knows what belongs to the person', () => {
  expect(isCommonPassword('Marisol.2026!', ['marisol', 'Vega'])).toBe(true);
  expect(isCommonPassword('Marisol.2026!')).toBe(false);
});
