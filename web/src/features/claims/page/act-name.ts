import type { Claim } from '@portal/contract/claims/claim.ts';
import type { ClaimEvent } from '@portal/contract/claims/claim-status.ts';
import type { TFunction } from 'i18next';
import { claimMoney } from '../claim-money.ts';

/** What the act's button says. */
export const actName = (event: ClaimEvent, claim: Claim, t: TFunction): string =>
  t(`claims.screens.acts.names.${event}`, { amount: claimMoney(claim.offer_amount ?? 0, claim.currency) });
