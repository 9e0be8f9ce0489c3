import { z } from 'zod';
import { Id, requiredLongText } from '../values/values.ts';
import { BothLanguages } from '../words/language-schemas.ts';
import { alertKinds, alertPeriods, usualMinDeliveries } from './alert-kinds.ts';

const Percent = z.number().min(0.01).max(100).multipleOf(0.01);
const LateDays = z.number().min(0.1).max(99).multipleOf(0.1);
const MinDeliveries = z.int().min(1).max(10_000);
const Message = z.strictObject({ en: requiredLongText(200), es: requiredLongText(200) });

const Period = z.literal(alertPeriods);

const shape = {
  kind: z.enum(alertKinds),
  /** How many days up to today count. */
  days: Period,
  /** Of a hundred deliveries: the fewest on time, or the most with a cargo claim. */
  threshold_percent: Percent.nullable(),
  /** The most days deliveries may be late on average; of a transit threshold alone. */
  threshold_days: LateDays.nullable(),
  /** The fewest deliveries in these days that a carrier is judged by. */
  min_deliveries: MinDeliveries,
  message: Message,
};

/** What carriers are measured by, from which value on, and the notice shippers see beyond it. */
export const CarrierAlertInput = z
  .strictObject({
    ...shape,
    carrier_id: Id,
    kind: shape.kind.default('on_time'),
    days: shape.days.default(30),
    threshold_percent: shape.threshold_percent.default(null),
    threshold_days: shape.threshold_days.default(null),
    min_deliveries: shape.min_deliveries.default(usualMinDeliveries),
  })
  .superRefine(({ kind, threshold_percent, threshold_days }, check) => {
    const refuse = (path: string, code: string) => check.addIssue({ code: 'custom', path: [path], params: { code } });
    const isTransit = kind === 'transit';
    if (isTransit ? threshold_days === null : threshold_percent === null) {
      refuse(isTransit ? 'threshold_days' : 'threshold_percent', 'http.required');
    }
    if (isTransit ? threshold_percent !== null : threshold_days !== null) {
      refuse(isTransit ? 'threshold_percent' : 'threshold_days', 'carriers.threshold_of_another_kind');
    }
  });
export type CarrierAlertInput = z.infer<typeof CarrierAlertInput>;

/** What may change: all but the carrier and the kind; the version it was made from where that matters. */
export const CarrierAlertChange = z
  .strictObject({
    days: shape.days,
    threshold_percent: Percent,
    threshold_days: LateDays,
    min_deliveries: MinDeliveries,
    message: Message,
    version: z.int().min(1),
  })
  .partial();
export type CarrierAlertChange = z.infer<typeof CarrierAlertChange>;

/** What a carrier did in the days up to today, as thresholds count it. */
export const CarrierFigures = z.strictObject({
  carrier_id: Id,
  delivered: z.int(),
  on_time: z.int(),
  /** Days its deliveries were late in all. */
  late_days: z.int(),
  /** Delivered loads with a cargo claim that was filed and not withdrawn. */
  claimed: z.int(),
});
export type CarrierFigures = z.infer<typeof CarrierFigures>;

export const CarrierAlert = z.strictObject({
  ...shape,
  id: Id,
  carrier_id: Id,
  threshold_percent: z.number().nullable(),
  threshold_days: z.number().nullable(),
  message: BothLanguages,
  /** Whether its carrier lies beyond the threshold now, so that shippers see the notice. */
  crossed: z.boolean(),
  /** What its carrier did in its days; null to who may not change thresholds. */
  figures: CarrierFigures.nullable(),
  version: z.int(),
});
export type CarrierAlert = z.infer<typeof CarrierAlert>;
