import type { Payment } from '@portal/contract/billing/billing.ts';
import { brandName } from '@portal/contract/billing/receipts/card-brands.ts';
import { isOnline } from '@portal/contract/billing/invoice-status.ts';
import type { Translate } from '../../../platform/words/translate.ts';

/** How it was paid, with the last digits of a card or bank account where they are known: "Visa ending 4242". */
export const methodText = ({ method, brand, ending }: Payment, t: Translate): string => {
  const how = brandName(brand) ?? t(`billing.methods.${method}`);
  return ending ? t('billing.screens.statement.ending', { method: how, ending }) : how;
};

/** The same with the number of a check or wire, which says more there than the way alone. */
export const methodAndNumber = (payment: Payment, t: Translate): string =>
  isOnline(payment.method) ? methodText(payment, t) : `${methodText(payment, t)} ${payment.reference}`;
