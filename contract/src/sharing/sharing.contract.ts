import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { sharingCalls } from './sharing.calls.ts';
import { BooleanText, Id, IdText } from '../values/values.ts';
import { LoadIdText } from '../loads/load.ts';
import { PublicTracking } from './public-tracking.ts';
import { secret } from '../values/secret.ts';
import { Share, SharedPage, ShareFiles } from './share.ts';

export const TrackingLink = z.strictObject({
  id: Id,
  url: secret(z.string()),
  created_at: z.string(),
  created_by: z.string(),
  expires_at: z.string(),
  opened: z.int().min(0),
  last_opened_at: z.string().nullable(),
});
export type TrackingLink = z.infer<typeof TrackingLink>;

/** A link that opens without a session, and whom it was mailed to; a tracking link is given away by hand. */
const LinkOfUser = z.strictObject({
  kind: z.enum(['share', 'tracking']),
  id: Id,
  load_id: Id,
  emails: z.array(z.string()),
  expires_at: z.string(),
});

/** The token in a shared address; an altered one gets the same answer as an expired one. */
const LinkToken = z.strictObject({ token: z.string().max(700) });
/** A page that stays open and asks again is one visit. */
const Again = z.strictObject({ again: BooleanText.optional() });

export const sharing = contract(sharingCalls, {
  share: {
    summary: 'Send papers of a load by e-mail, attached or as a link that ends',
    params: z.strictObject({ id: LoadIdText }),
    body: ShareFiles,
    reply: Share,
    status: 201,
    errors: [404],
    perMinute: 60,
  },
  list: {
    summary: 'What of a load was shared with whom, and how often it was opened; the newest hundred',
    params: z.strictObject({ id: LoadIdText }),
    reply: z.strictObject({ items: z.array(Share) }),
    errors: [404],
  },
  revoke: {
    summary: 'End a shared link at once; a second time changes nothing',
    params: z.strictObject({ share_id: IdText }),
    errors: [404, 409],
  },
  linksOfUser: {
    summary:
      'The links a user has given away that still open, papers and tracking: how many, and of these at most two hundred',
    params: z.strictObject({ id: IdText }),
    reply: z.strictObject({ items: z.array(LinkOfUser), total: z.int().min(0) }),
    errors: [404],
  },
  endLinksOfUser: {
    summary: 'End all links a user has given away, in one act',
    params: z.strictObject({ id: IdText }),
    reply: z.strictObject({ ended: z.int().min(0) }),
    errors: [404],
  },
  open: {
    summary: 'The papers of a shared link',
    params: LinkToken,
    query: Again,
    reply: SharedPage,
    errors: [404],
    perMinute: 60,
  },
  download: {
    fileTypes: ['*/*'],
    summary: 'One paper of a link that still opens, by the signed address the link gave',
    params: LinkToken,
    errors: [404],
    perMinute: 120,
  },
  trackingLink: {
    summary: 'The tracking link of a load that opens at present',
    params: z.strictObject({ load_id: LoadIdText }),
    reply: z.strictObject({ link: TrackingLink.nullable() }),
    errors: [404],
  },
  makeTrackingLink: {
    summary: 'Make the tracking link of a booked load; one opens at a time',
    params: z.strictObject({ load_id: LoadIdText }),
    body: z.strictObject({ days: z.int().min(1).max(90).default(30) }),
    reply: TrackingLink,
    status: 201,
    errors: [404, 409],
    perMinute: 60,
  },
  revokeTrackingLink: {
    summary: 'End a tracking link at once; a second time changes nothing',
    params: z.strictObject({ tracking_link_id: IdText }),
    errors: [404],
  },
  track: {
    summary: 'Where a load is, for who holds its tracking link',
    params: LinkToken,
    query: Again,
    reply: PublicTracking,
    errors: [404],
    perMinute: 60,
  },
});
