import type { ClaimGuide } from '@portal/contract/claims/claims.contract.ts';
import { plain } from '../../../platform/routing/address-values.ts';
import { type ClaimForm, emptyClaim } from './claim-form.ts';
import { longestStory } from './dispute-start.ts';

/** The form of a cargo claim that a certificate's page leads to; null for other addresses, and where none can be filed yet. */
export const insuredStart = (search: Record<string, unknown>, { types }: ClaimGuide): ClaimForm | null => {
  const canBeFiled = types.some(({ type, refusal }) => type === 'cargo_claim' && refusal === null);
  if (search['kind'] !== 'cargo_claim' || !canBeFiled) return null;
  return { ...emptyClaim, type: 'cargo_claim', supporting_text: plain(search['story']).slice(0, longestStory) };
};
