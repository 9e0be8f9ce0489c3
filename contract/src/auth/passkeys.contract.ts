import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { Id, IdText, requiredText } from '../values/values.ts';
import { Tokens } from './auth.contract.ts';
import { passkeysCalls } from './passkeys.calls.ts';
import { secret } from '../values/secret.ts';

/** Passkeys a person may have: one for each device, and some to spare. */
export const mostPasskeys = 20;

/** COSE numbers of the signatures taken: EdDSA, ES256, RS256. */
export const passkeyAlgorithms = [-8, -7, -257] as const;

const Password = secret(z.string().min(1).max(1024));
const base64Url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);
const CredentialId = base64Url(1400);
const passkeyType = z.literal('public-key');

/** What a browser answers, as WebAuthn writes it in JSON; members that are not looked at are left out. */
const Credential = z.object({ id: CredentialId, rawId: CredentialId, type: passkeyType });

const NewCredential = Credential.extend({
  response: z.object({ clientDataJSON: base64Url(8000), attestationObject: base64Url(40_000) }),
});

export const SignedChallenge = Credential.extend({
  response: z.object({
    clientDataJSON: base64Url(8000),
    authenticatorData: base64Url(8000),
    signature: secret(base64Url(4000)),
    /** Left out by security keys without a user of their own, which are refused. */
    userHandle: base64Url(100).optional(),
  }),
});
export type SignedChallenge = z.infer<typeof SignedChallenge>;

/** What `navigator.credentials.create` is given. */
const CreationOptions = z.strictObject({
  challenge: secret(z.string()),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: passkeyType, alg: z.int() })),
  excludeCredentials: z.array(z.strictObject({ type: passkeyType, id: z.string() })),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
  timeout: z.int(),
});

/** What `navigator.credentials.get` is given: any passkey of this portal that the person has. */
const RequestOptions = z.strictObject({
  challenge: secret(z.string()),
  rpId: z.string(),
  userVerification: z.literal('required'),
  timeout: z.int(),
});

export const passkeys = contract(passkeysCalls, {
  list: {
    summary: 'The caller’s passkeys',
    reply: z.strictObject({
      passkeys: z.array(
        z.strictObject({
          id: Id,
          name: z.string(),
          created_at: z.string(),
          last_used_at: z.string().nullable(),
          /** Kept by the person's password manager on several devices. */
          is_backed_up: z.boolean(),
          /** When the password was recovered: it signs in no more, and counts as a second factor still. */
          is_stopped: z.boolean(),
        }),
      ),
    }),
  },
  begin: {
    summary: 'What a browser makes a new passkey from; good for five minutes',
    body: z.strictObject({ password: Password }),
    reply: CreationOptions,
    errors: [409],
    perMinute: 20,
  },
  add: {
    summary: 'Keep a new passkey: from then on signing in takes it, or the password with a second factor',
    body: z.strictObject({ name: requiredText(60), credential: NewCredential }),
    reply: z.strictObject({
      id: Id,
      /** New ones for the caller's first factor, shown this one time; none where there are some already. */
      recovery_codes: secret(z.array(z.string())),
    }),
    status: 201,
    errors: [409],
    perMinute: 20,
  },
  remove: {
    summary: 'Take a passkey away',
    params: z.strictObject({ id: IdText }),
    body: z.strictObject({ password: Password }),
    errors: [404, 409],
    perMinute: 20,
  },
  signInOptions: {
    summary: 'What a browser signs in with a passkey by; good once, for ten minutes',
    reply: RequestOptions,
    errors: [409],
    perMinute: 120,
  },
  signIn: {
    summary: 'Sign in with a passkey; it counts as password and second factor',
    body: z.strictObject({ credential: SignedChallenge }),
    reply: Tokens,
    errors: [401],
    perMinute: 60,
  },
});
