import { z } from 'zod';
import { Id } from '../values/values.ts';
import { journeyFields, reportFields } from '../loads/journey-fields.ts';
import { loadExceptions } from '../loads/load-exceptions.ts';
import { LoadMode } from '../modes/load-mode-schema.ts';
import { publicStages } from './public-stages.ts';
import { PublicPaper } from './share.ts';

/** A city; coordinates to a tenth of a degree, some seven miles. */
const PublicPlace = z.strictObject({
  city: z.string(),
  state: z.string(),
  timezone: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
});
export type PublicPlace = z.infer<typeof PublicPlace>;

const PublicEvent = z.strictObject(reportFields);
export type PublicEvent = z.infer<typeof PublicEvent>;

/** Everything a tracking link shows. What is not named here is not sent: no price, name, address, cargo or note. */
export const PublicTracking = z.strictObject({
  load_id: Id,
  account_name: z.string(),
  operator_name: z.string(),
  mode: LoadMode,
  stage: z.enum(publicStages),
  carrier: z.strictObject({ name: z.string(), scac: z.string() }).nullable(),
  pro_number: z.string().nullable(),
  pickup_date: z.string(),
  ...journeyFields,
  exception: z.strictObject({ kind: z.enum(loadExceptions), at: z.string() }).nullable(),
  origin: PublicPlace,
  destination: PublicPlace,
  events: z.array(PublicEvent),
  /** The proof of delivery, once there is one. */
  pod: PublicPaper.nullable(),
  expires_at: z.string(),
});
export type PublicTracking = z.infer<typeof PublicTracking>;
