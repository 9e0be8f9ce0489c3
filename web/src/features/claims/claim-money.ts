import type { ClaimCurrency } from '@portal/contract/claims/data/claim-choices.ts';
import { money } from '../../platform/words/format.ts';

/** An amount with its currency code; US dollars have only the sign. */
export const claimMoney = (amount: number, currency: ClaimCurrency): string =>
  currency === 'USD' ? money(amount) : `${money(amount)} ${currency}`;
