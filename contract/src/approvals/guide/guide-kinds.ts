// No schemas here: screens read these sets, and must not load the validation library for them.

/** `never` always counts; of the others, which choose, the first that fits decides. */
export const guideRuleKinds = ['never', 'prefer', 'cheapest', 'fastest'] as const;
export type GuideRuleKind = (typeof guideRuleKinds)[number];

/**
 * Why a quote has its place: barred by a rule; first or later of the preferred carriers; the one the rule chooses; dearer
 * than that, too late or too dear a mile for the rule, slower, or of a mode or carrier the rule is not about.
 */
export const placeReasons = [
  'never',
  'preferred',
  'cheapest',
  'fastest',
  'dearer',
  'late',
  'slower',
  'dear_a_mile',
  'beside',
] as const;
export type PlaceReason = (typeof placeReasons)[number];

export const guideLimits = {
  rules: 50,
  /** Carriers and states one rule names. */
  named: 60,
  /** Days after the fastest quote. */
  days: 30,
  /** Days ahead on which a version may take effect. */
  ahead: 365,
  /** Fewer loads show nothing. */
  fewLoads: 20,
  /** Loads a trial looks at, the newest first. */
  tried: 10_000,
  /** Changed loads a trial names, those with the largest difference first. */
  shown: 50,
} as const;
