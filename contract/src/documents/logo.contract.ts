import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { documentsLogoCalls } from './logo.calls.ts';
import { Id, IdText } from '../values/values.ts';
import { uploadLimits } from './upload-limits.ts';

/** Where a logo is read; null where there is none. */
const LogoUrl = z.string().nullable();

const change = {
  perMinute: 20,
  largestFile: uploadLimits.logoBytes,
  params: z.strictObject({ id: IdText }),
  body: z.strictObject({
    /** A file; the word null, or nothing, takes the picture away. */
    logo: z.union([z.file().max(uploadLimits.logoBytes), z.enum(['null', '']).transform(() => null)]),
  }),
  errors: [404, 413, 415, 503],
} as const;

export const documentsLogo = contract(documentsLogoCalls, {
  changeLogo: {
    ...change,
    summary: 'Give an account a logo for its screens, PNG or JPEG, in place of its former one; or take it away',
    reply: z.strictObject({ account_id: Id, has_logo: z.boolean(), logo_url: LogoUrl }),
  },
  change: {
    ...change,
    summary: 'Give the papers of an account a picture, PNG or JPEG, in place of its former one; or take it away',
    reply: z.strictObject({ account_id: Id, has_documents_logo: z.boolean(), documents_logo_url: LogoUrl }),
  },
  picture: {
    fileTypes: ['image/*'],
    summary: 'A logo of an account, by the address another call gave',
    params: z.strictObject({ name: z.string().regex(/^[\w-]{20,80}$/) }),
    errors: [404],
  },
});
