import { z } from 'zod';
import { contract } from '../../http/endpoint.ts';
import { page, PageQuery } from '../../http/paging.ts';
import { LoadId, LoadIdText } from '../../loads/load.ts';
import { Id } from '../../values/values.ts';
import { guideLimits, placeReasons } from './guide-kinds.ts';
import { Guide, GuideChange, GuideVersion, NewGuideRule } from './guide-rules.ts';
import { guideCalls } from './guide.calls.ts';

/** Where a quote stands and why: `value` is a place among the preferred, days, or US dollars, as the reason says. */
export const GuidedPlace = z.strictObject({
  carrier_quote_id: Id,
  reason: z.enum(placeReasons),
  rule_key: z.uuid().nullable(),
  value: z.number(),
});
export type GuidedPlace = z.infer<typeof GuidedPlace>;

/** One of the loads on which a trial would have chosen otherwise. */
const TriedLoad = z.strictObject({
  load_id: LoadId,
  was: z.strictObject({ carrier: z.string(), price: z.number() }),
  would_be: z.strictObject({ carrier: z.string(), price: z.number() }),
  rule_key: z.uuid(),
  /** What it would have cost more, in US dollars, and how many days later it would have arrived. */
  more: z.number(),
  days: z.int(),
});

export const Trial = z.strictObject({
  /** Booked in the last 90 days with a quote that is still known. */
  loads: z.int(),
  /** In US dollars. */
  paid: z.number(),
  saved: z.number(),
  changed: z.int(),
  /** Of the loads with another carrier, on average. */
  days_later: z.number(),
  by_rule: z.array(z.strictObject({ rule_key: z.uuid(), loads: z.int(), saved: z.number() })),
  /** Those with the largest difference. */
  changes: z.array(TriedLoad),
});
export type Trial = z.infer<typeof Trial>;

export const guide = contract(guideCalls, {
  read: {
    summary: 'The account’s routing guide: which carrier its rules choose, and what they bar',
    reply: Guide,
  },
  publish: {
    summary: 'Publish the routing guide as of a day, today or later; what was quoted before is judged by it too',
    body: GuideChange,
    reply: Guide,
    errors: [409],
  },
  versions: {
    summary: 'Every version of the routing guide, the newest first',
    query: PageQuery,
    reply: page(GuideVersion),
  },
  try: {
    summary: 'What rules would have come to over the loads booked in the last 90 days; nothing is kept',
    body: z.strictObject({ rules: z.array(NewGuideRule).max(guideLimits.rules) }),
    reply: Trial,
    perMinute: 20,
  },
  ofLoad: {
    summary: 'The open quotes of a load in the order of the routing guide in force, each with why',
    params: z.strictObject({ id: LoadIdText }),
    reply: z.strictObject({
      /** Null where no guide is in force. */
      version: z.int().nullable(),
      /** What the guide chooses; null where no rule fits. */
      first_quote_id: Id.nullable(),
      items: z.array(GuidedPlace),
    }),
    errors: [404],
  },
});
