/** What a rule finds; `commodities.errors` has the words of each. */
export type HazmatCode = `commodities.hazmat_${
  | `${'number_unknown' | 'name_not_listed' | 'class_wrong' | 'subsidiary_wrong'}`
  | `group_${'wrong' | 'none' | 'missing'}`
  | `zone_${'wrong' | 'none' | 'missing'}`
  | `technical_name_missing`
  | `limited_${'never' | 'too_heavy'}`
  | `registrant_${'missing' | 'advised'}`
  | `temperature_missing`
  | `explosive_number_${'none' | 'advised'}`
  | `not_together`
  | `keep_apart`
  | `cyanide_with_acid`
  | `reportable_advised`
  | `marine_advised`
  | `not_by_road`
  | `combustible_advised`}`;

/** A refusal stops quoting and tendering; advice is shown and leaves the decision to the shipper. */
export type HazmatFinding = {
  level: 'refusal' | 'advice';
  code: HazmatCode;
  /** Where in the body: below the item until `checkHazmatItems` has put the item's place in front. */
  field: string;
  params?: Record<string, string | number>;
};

export const refusal = (code: HazmatCode, field: string, params?: HazmatFinding['params']): HazmatFinding => ({
  level: 'refusal',
  code,
  field,
  ...(params && { params }),
});

export const advice = (code: HazmatCode, field: string, params?: HazmatFinding['params']): HazmatFinding => ({
  ...refusal(code, field, params),
  level: 'advice',
});
