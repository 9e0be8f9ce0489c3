import type { Claim } from '@portal/contract/claims/claim.ts';
import type { ClaimEvent } from '@portal/contract/claims/claim-status.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { claimMoney } from '../claim-money.ts';

/** What the act's button says. */
export const actName = (event: ClaimEvent, claim: Claim, t: Translate): string =>
  t(`claims.screens.acts.names.${event}`, { amount: claimMoney(claim.offer_amount ?? 0, claim.currency) });
