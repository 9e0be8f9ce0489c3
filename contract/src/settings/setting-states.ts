import { z } from 'zod';
import { Day, Instant } from '../values/values.ts';

const Share = z.strictObject({ some: z.int(), all: z.int() });
const Saved = z.strictObject({ saved: z.int() });
const Keys = z.strictObject({ keys: z.int(), off: z.int() });

/** How each setting stands at present, by the names of their screens; without those the reader may not change. */
export const SettingStates = z
  .strictObject({
    carriers: z.strictObject({ asked: z.int(), suspended: z.int() }),
    connections: z.strictObject({ on: z.int(), failing: z.int() }),
    /** EDI messages that wait for a person. */
    edi_messages: z.strictObject({ open: z.int() }),
    /** Carriers with a tariff, and changes of tariffs that are not published yet. */
    rates: z.strictObject({ carriers: z.int(), drafts: z.int() }),
    free_time: z.strictObject({ rules: z.int(), closures: z.int() }),
    trucks: z.strictObject({ types: z.int(), hidden: z.int() }),
    /** Carriers that lie beyond a threshold. */
    carrier_thresholds: z.strictObject({ thresholds: z.int(), beyond: z.int() }),
    favorite_carriers: Share,
    locations: Saved,
    line_items: Saved,
    email_notifications: Share,
    logos: Share,
    themes: z.strictObject({ themes: z.int(), own: z.int() }),
    /** Items of the carousel that are shown and those whose days are still to come, and news that are shown. */
    mosaic_carousel: z.strictObject({ shown: z.int(), planned: z.int(), news: z.int() }),
    markups: z.strictObject({ percent: z.number(), min: z.number() }),
    /** Since when the present rates count, and from when the next ones will. */
    insurance_tariffs: z.strictObject({ since: Day.nullable(), next: Day.nullable() }),
    carrier_bill_rules: z.strictObject({ amount: z.number(), percent: z.number() }),
    collections: z.strictObject({ is_on: z.boolean() }),
    /** The registrations under which tax is charged today; none where it is off. */
    taxes: z.strictObject({ registrations: z.int() }),
    ledger: z.strictObject({ last_on: Day.nullable() }),
    statements: z.strictObject({ last_mailed_at: Instant.nullable() }),
    users: z.strictObject({ users: z.int(), invited: z.int() }),
    all_api_keys: Keys,
    api_keys: Keys,
    /** Rules in force on what needs an approval. */
    approvals: z.strictObject({ rules: z.int() }),
    /** Endpoints, those that are off, and those of them that the portal has switched off. */
    webhooks: z.strictObject({ endpoints: z.int(), off: z.int(), stopped: z.int() }),
    audit: z.strictObject({ last_at: Instant.nullable() }),
    operator: z.strictObject({ name: z.string() }),
    failed_jobs: z.strictObject({ failed: z.int() }),
  })
  .partial();
export type SettingStates = z.infer<typeof SettingStates>;
