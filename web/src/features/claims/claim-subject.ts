import type { ClaimSummary } from '@portal/contract/claims/claim.ts';
import type { TFunction } from 'i18next';

/** What a case is about in one line: its category, else its kind. */
export const claimSubject = ({ type, category }: Pick<ClaimSummary, 'type' | 'category'>, t: TFunction): string =>
  category ? t(`claims.categories.${category}`) : t(`claims.types.${type}`);
