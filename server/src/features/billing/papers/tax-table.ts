import type { InvoiceTax } from '@portal/contract/billing/taxes/invoice-tax.ts';
import { percentText, placeOfSupply } from '@portal/contract/taxes/tax-text.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { money } from '../../../platform/money-text.ts';
import { phrase } from '../../../platform/mail/phrases.ts';
import type { Paper } from '../../documents/paper.ts';
import { billingPhrase } from '../billing-phrase.ts';

/** The name of a tax with its rate; of an exempt account with its certificate. */
export const taxName = (
  language: Language,
  { tax, percent, certificate }: Pick<InvoiceTax, 'tax' | 'percent'> & { certificate?: string | null },
): string => {
  const name = `${phrase(language, `taxes.names.${tax}`)} ${percentText(percent)}`;
  return certificate ? `${name}, ${billingPhrase(language, 'tax.exempt', { certificate })}` : name;
};

/** The taxes of an invoice with place of supply and registration number, and the sum with them; none without. */
export const taxTable = (language: Language, taxes: readonly InvoiceTax[], total: number): Paper['sections'] => {
  if (taxes.length === 0) return [];
  const say = (key: Parameters<typeof billingPhrase>[1]) => billingPhrase(language, key);
  return [
    {
      kind: 'table',
      title: say('tax.title'),
      dense: true,
      columns: [
        { label: say('tax.tax'), w: 152 },
        { label: say('tax.place'), w: 110 },
        { label: say('tax.number'), w: 110 },
        { label: say('tax.base'), w: 80, align: 'right' },
        { label: say('amount'), w: 80, align: 'right' },
      ],
      rows: [
        ...taxes.map((line) => ({
          cells: [
            taxName(language, line),
            placeOfSupply(line.place, language),
            line.registration,
            money(line.base),
            money(line.amount),
          ],
        })),
        { cells: [say('tax.to_pay'), '', '', '', money(total)], strong: true },
      ],
    },
  ];
};
