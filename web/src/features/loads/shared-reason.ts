import type { TFunction } from 'i18next';

/** A phrase for a code carriers and portal share, or nothing: `390-1` and `NO_CAPACITY` are such codes. */
export const sharedReason = (code: string, t: TFunction): string =>
  t(`loads.page.reasons.${code.replace('-', '_')}`, '');
