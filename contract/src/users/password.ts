import { z } from 'zod';
import { secret } from '../values/secret.ts';

export const passwordMin = 8;
export const passwordMax = 256;

/** The four classes a password mixes. Symbols are everything that is neither letter nor digit. */
export const passwordClasses = {
  upper: /\p{Lu}/u,
  lower: /\p{Ll}/u,
  number: /\p{Nd}/u,
  symbol: /[^\p{L}\p{Nd}\s]/u,
} as const;
export type PasswordClass = keyof typeof passwordClasses;

export const missingClasses = (password: string): PasswordClass[] =>
  (Object.keys(passwordClasses) as PasswordClass[]).filter((name) => !passwordClasses[name].test(password));

const length = (password: string): number => [...password.normalize('NFKC')].length;

/** A new password: 8 to 256 code points after NFKC, all four classes. Never trimmed, never cut. */
export const Password = secret(
  z
    .string()
    .max(1024)
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), { params: { code: 'http.not_storable' } })
    .refine((value) => length(value) >= passwordMin && length(value) <= passwordMax, {
      params: { code: 'users.password_length', minimum: passwordMin, maximum: passwordMax },
    })
    .refine((value) => missingClasses(value).length === 0, { params: { code: 'users.password_weak' } }),
);
