import type { AccessorialCode } from './data/accessorials.ts';

/** Properties of a stop that carriers price as accessorials: each flag with its code. */
export const stopFlagRules = [
  { type: 'pickup', flag: 'residential', code: 'REP' },
  { type: 'delivery', flag: 'residential', code: 'RES' },
  { type: 'pickup', flag: 'limited_access', code: 'LTDAP' },
  { type: 'delivery', flag: 'limited_access', code: 'LTDAD' },
] as const satisfies readonly { type: 'pickup' | 'delivery'; flag: string; code: AccessorialCode }[];

export type StopFlagRule = (typeof stopFlagRules)[number];
export type StopFlag = StopFlagRule['flag'];

/** The rule of an accessorial; undefined for those that stand for no flag. */
export const stopFlagRuleOf = (code: string): StopFlagRule | undefined =>
  stopFlagRules.find((rule) => rule.code === code);

/** The accessorial that stands for a flag of a stop. */
export const stopFlagCode = (type: StopFlagRule['type'], flag: StopFlag): StopFlagRule['code'] => {
  const rule = stopFlagRules.find((one) => one.type === type && one.flag === flag);
  if (!rule) throw new RangeError(`no accessorial stands for ${flag} at ${type}`);
  return rule.code;
};
