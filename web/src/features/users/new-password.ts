import { missingClasses, Password, type PasswordClass, passwordMin } from '@portal/contract/users/password.ts';
import { z } from 'zod';
import { emptyFaults, type Faults, schemaFaults } from '../../platform/forms/form-faults.ts';

/** A new password, typed twice. */
export type NewPasswordForm = { password: string; password_repeat: string };

export const noPassword: NewPasswordForm = { password: '', password_repeat: '' };

const NewPassword = z.object({ password: Password });

/** What is wrong with it: the contract's rules, and that both entries match. */
export const newPasswordFaults = (form: NewPasswordForm): Faults => ({
  ...(form.password !== form.password_repeat && { password_repeat: { phrase: 'users.password.differ' } }),
  ...schemaFaults(NewPassword, form),
  ...emptyFaults(form),
});

/** The requirements of a password, in the order they are shown. */
export const passwordNeeds = ['length', 'upper', 'lower', 'number', 'symbol'] as const satisfies (
  | 'length'
  | PasswordClass
)[];
export type PasswordNeed = (typeof passwordNeeds)[number];

/** The requirements a typed password already meets. */
export const metNeeds = (password: string): ReadonlySet<PasswordNeed> => {
  const missing: PasswordNeed[] = missingClasses(password);
  if ([...password.normalize('NFKC')].length < passwordMin) missing.push('length');
  return new Set(passwordNeeds.filter((need) => !missing.includes(need)));
};
