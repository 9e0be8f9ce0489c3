// No schemas here: screens read these lists, and must not load the validation library for them.

/** What thresholds are about: the share on time, days late on average, the share of loads with a cargo claim. */
export const alertKinds = ['on_time', 'transit', 'claims'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** How many days up to today may count. */
export const alertPeriods = [30, 90, 365] as const;
export type AlertPeriod = (typeof alertPeriods)[number];
/** The same as an address names them. */
export const periodTexts = ['30', '90', '365'] as const;

/** Deliveries of a carrier, those on time, days late in all, and deliveries with a cargo claim. */
type Figures = { delivered: number; on_time: number; late_days: number; claimed: number };

/** What a carrier's figures come to; null where it delivered nothing. */
export const measuredBy = (kind: AlertKind, { delivered, on_time, late_days, claimed }: Figures): number | null => {
  if (delivered === 0) return null;
  if (kind === 'transit') return late_days / delivered;
  return ((kind === 'claims' ? claimed : on_time) * 100) / delivered;
};

type Threshold = { kind: AlertKind; threshold_percent: number | null; threshold_days: number | null };

/** How many deliveries a threshold asks for unless it says otherwise: fewer are no record to judge a carrier by. */
export const usualMinDeliveries = 5;

/** The value a threshold goes by. */
export const thresholdOf = ({ kind, threshold_percent, threshold_days }: Threshold): number | null =>
  kind === 'transit' ? threshold_days : threshold_percent;

/** Whether a threshold judges these figures: there are deliveries enough. */
export const isJudged = ({ min_deliveries }: { min_deliveries: number }, { delivered }: Figures): boolean =>
  delivered >= min_deliveries;

/**
 * Whether figures lie beyond a threshold: below it for the share on time, above it for late days and claims. Those of too
 * few deliveries never do.
 */
export const isBeyond = (threshold: Threshold & { min_deliveries: number }, figures: Figures): boolean => {
  if (!isJudged(threshold, figures)) return false;
  const limit = thresholdOf(threshold);
  const measured = measuredBy(threshold.kind, figures);
  if (limit === null || measured === null) return false;
  return threshold.kind === 'on_time' ? measured < limit : measured > limit;
};
