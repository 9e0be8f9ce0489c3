import type { ClaimSummary } from '@portal/contract/claims/claim.ts';
import type { Translate } from '../../platform/words/translate.ts';

/** The subject of a case in one line: its category, else its kind. */
export const claimSubject = ({ type, category }: Pick<ClaimSummary, 'type' | 'category'>, t: Translate): string =>
  category ? t(`claims.categories.${category}`) : t(`claims.types.${type}`);

/** The same with the kind in front: "Billing dispute: rate". Cargo claims have only the category. */
export const claimTitle = (claim: Pick<ClaimSummary, 'type' | 'category'>, t: Translate): string =>
  claim.type === 'cargo_claim' || !claim.category
    ? claimSubject(claim, t)
    : `${t(`claims.types.${claim.type}`)}: ${claimSubject(claim, t).toLowerCase()}`;
