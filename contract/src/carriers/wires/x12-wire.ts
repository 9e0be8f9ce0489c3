import { z } from 'zod';
import { secret } from '../../values/secret.ts';
import { requiredText, text } from '../../values/values.ts';
import type { WireDeclaration } from './wire-declaration.ts';

/** Kind of id of a party: ZZ agreed between the two, 02 a SCAC, 01 a D-U-N-S number, 12 a phone number. */
const qualifiers = ['ZZ', '02', '01', '12', '14', '08'] as const;

const partyId = text(15).regex(/^[A-Z0-9 ._/-]*$/i);
const folder = text(200).regex(/^\/[^\0]*$/);

/** X12 messages by SFTP: files in folders of the carrier's mailbox, or of the network it uses. */
export const x12Wire = {
  versions: ['4010', '5010'],
  parts: ['statuses', 'bill'],
  /** Server and port of the mailbox. */
  Address: text(300).regex(/^sftp:\/\/[^\s/@:]+(:\d{1,5})?\/?$/),
  Settings: z.strictObject({
    user: text(100).default(''),
    /** The server's key as a person confirmed it, `SHA256:` and base64; empty: nobody has, and nothing is sent. */
    host_key: text(60)
      .regex(/^(SHA256:[A-Za-z0-9+/]{43})?$/)
      .default(''),
    our_qualifier: z.enum(qualifiers).default('ZZ'),
    our_id: partyId.default('PORTAL'),
    their_qualifier: z.enum(qualifiers).default('02'),
    /** Empty: the carrier's SCAC. */
    their_id: partyId.default(''),
    is_test: z.boolean().default(false),
    /** Where the carrier leaves files for us, where it takes ours, and where those we read go; empty: they stay. */
    read_folder: folder.default('/out'),
    write_folder: folder.default('/in'),
    archive_folder: z.union([z.literal(''), folder]).default(''),
    poll_minutes: z.int().min(1).max(240).default(5),
    acknowledges_by: z.enum(['997', '999', 'none']).default('997'),
    /** Hours after which a message of ours that nobody acknowledged is overdue. */
    answer_hours: z.int().min(1).max(72).default(2),
    element_mark: z.enum(['*', '|', '~', '^']).default('*'),
    segment_mark: z.enum(['~', '|', '!']).default('~'),
    line_ends: z.boolean().default(false),
    charset: z.enum(['utf-8', 'latin1']).default('utf-8'),
  }),
  Secrets: z.strictObject({ password: secret(requiredText(500)), private_key: secret(requiredText(5000)) }).partial(),
} as const satisfies WireDeclaration;

export type X12Settings = z.output<typeof x12Wire.Settings>;
