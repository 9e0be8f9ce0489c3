import { z } from 'zod';
import { requiredText } from '../values/values.ts';
import { secret } from '../values/secret.ts';

/** Hosts whose provider may be reached without encryption: this machine itself. */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address is one a provider may have: encrypted, or on this machine, without query and without a person. */
const isIssuer = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash, username } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname));
  return isSafe && !search && !hash && !username;
};

/** The address of an identity provider, as its discovery document names it. */
export const Issuer = requiredText(300).refine(isIssuer, {
  params: { code: 'single_sign_on.issuer_address' },
});

const domainPattern = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** The part of an e-mail address behind the @, in lower case. */
export const EmailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .refine((domain) => domainPattern.test(domain), { params: { code: 'single_sign_on.domain_form' } });

/** Domains an account's people may have addresses at. */
export const mostDomains = 20;

/** What an account's sign-in by its own identity provider is changed to. */
export const SingleSignOnChange = z.strictObject({
  /** The account's version this was made from. */
  version: z.int().min(1).max(2_147_483_647),
  is_on: z.boolean(),
  issuer: Issuer,
  client_id: requiredText(300),
  /** Left out: the one kept stays, as long as issuer and client do. */
  client_secret: secret(requiredText(500)).optional(),
  domains: z.array(EmailDomain).min(1).max(mostDomains),
});
export type SingleSignOnChange = z.infer<typeof SingleSignOnChange>;
