import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { IdText, requiredText } from '../values/values.ts';
import { secondFactorCalls } from './second-factor.calls.ts';
import { secret } from '../values/secret.ts';

/** Six digits of an authenticator app (RFC 6238), or a recovery code; spaces and hyphens do not count. */
export const FactorCode = secret(requiredText(40));

const Password = secret(z.string().min(1).max(1024));

const RecoveryCodes = z.strictObject({
  /** Each signs in once in place of a code of the app; they are shown this one time. */
  recovery_codes: secret(z.array(z.string())),
});

export const secondFactor = contract(secondFactorCalls, {
  get: {
    summary: 'Whether signing in takes a second factor for the caller',
    reply: z.strictObject({
      is_on: z.boolean(),
      /** Unused ones. */
      recovery_codes: z.int().min(0),
      /** Whether the operator requires one of the caller. */
      is_required: z.boolean(),
    }),
  },
  begin: {
    summary: 'A new secret for an authenticator app; it counts once a code of the app confirms it',
    body: z.strictObject({ password: Password }),
    reply: z.strictObject({
      /** Base32, for people who type it. */
      secret: secret(z.string()),
      /** `otpauth://totp/…`, the text of the QR code. */
      uri: secret(z.string()),
      /** The QR code as an SVG document. */
      qr_svg: secret(z.string()),
    }),
    errors: [409],
    perMinute: 20,
  },
  confirm: {
    summary: 'Confirm the secret with a code of the app: from then on signing in takes one',
    body: z.strictObject({ code: FactorCode }),
    reply: RecoveryCodes,
    errors: [409],
    perMinute: 20,
  },
  renewCodes: {
    summary: 'Replace all recovery codes',
    body: z.strictObject({ password: Password }),
    reply: RecoveryCodes,
    errors: [409],
    perMinute: 20,
  },
  remove: {
    summary: 'Sign in with the password alone again',
    body: z.strictObject({ password: Password }),
    errors: [409],
    perMinute: 20,
  },
  reset: {
    summary: 'Take the app, passkeys and recovery codes away from a user one manages, who lost them; never one’s own',
    params: z.strictObject({ id: IdText }),
    errors: [404],
    perMinute: 20,
  },
});
