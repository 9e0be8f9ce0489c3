/** Why a mail was not sent, as the failed jobs say it. */
export const mailFailures = [
  'unreachable',
  'silent',
  'broken_off',
  'certificate',
  'encryption',
  'sign_in',
  'put_off',
  'refused',
  'too_large',
] as const;
export type MailFailure = (typeof mailFailures)[number];
