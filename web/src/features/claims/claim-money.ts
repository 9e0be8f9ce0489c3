import type { ClaimCurrency } from '@portal/contract/claims/data/claim-choices.ts';
import { money } from '../../platform/words/format.ts';

/** An amount in its currency; US dollars carry the sign alone. */
export const claimMoney = (amount: number, currency: ClaimCurrency): string =>
  currency === 'USD' ? money(amount) : `${money(amount)} ${currency}`;
