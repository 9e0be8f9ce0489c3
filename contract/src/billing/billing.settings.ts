import { z } from 'zod';
import { setting } from '../values/setting.ts';
import { Dunning } from './collections/dunning.ts';
import { WriteOffRules } from './collections/write-offs.ts';
import { LedgerNames } from './ledger-export.ts';

const isTimeZone = (zone: string): boolean => Intl.supportedValuesOf('timeZone').includes(zone);

/**
 * How shippers are billed: days to pay where an account has no terms of its own, and the operator's time zone, whose
 * days also count for cases, and for accounts whose own zone nobody knows.
 */
export const billingTerms = setting('billing.terms', {
  schema: z.strictObject({ credit_days: z.int().min(0).max(180), time_zone: z.string().refine(isTimeZone) }),
  default: { credit_days: 30, time_zone: 'America/Chicago' },
  changedBy: 'act_for_operator',
  label: 'billing.settings.terms',
});

/**
 * What accounting software calls the accounts of the books. Xero's codes are each company's own and have no default;
 * its manual journals are not booked to bank accounts, nor to its own receivable and payable accounts.
 */
export const ledgerNames = setting('billing.ledger_names', {
  schema: LedgerNames,
  default: {
    accounts: {
      receivable: { quickbooks: 'Accounts Receivable (A/R)', xero: '' },
      cash: { quickbooks: 'Undeposited Funds', xero: '' },
      freight_revenue: { quickbooks: 'Freight Revenue', xero: '' },
      premiums_payable: { quickbooks: 'Insurance Premiums Payable', xero: '' },
      gst_payable: { quickbooks: 'GST Payable', xero: '' },
      hst_payable: { quickbooks: 'HST Payable', xero: '' },
      qst_payable: { quickbooks: 'QST Payable', xero: '' },
      iva_payable: { quickbooks: 'IVA Payable', xero: '' },
      iva_withheld: { quickbooks: 'IVA Withheld by Customers', xero: '' },
      carrier_cost: { quickbooks: 'Cost of Freight', xero: '' },
      carrier_payable: { quickbooks: 'Accounts Payable (A/P)', xero: '' },
      bad_debt: { quickbooks: 'Bad Debts', xero: '' },
    },
    xero_tax_rate: 'Tax Exempt',
  },
  changedBy: 'act_for_operator',
  label: 'billing.settings.ledger_names',
});

/** Whether and when accounts are reminded of overdue invoices by mail. Off until the operator wants it. */
export const dunning = setting('billing.dunning', {
  schema: Dunning,
  default: { is_on: false, days: { friendly: 3, firm: 15, final: 30 }, mails_a_day: 1 },
  changedBy: 'act_for_operator',
  label: 'billing.settings.dunning',
});

/** Up to which amount one person writes off what is open of an invoice; above it a second one confirms. */
export const writeOffs = setting('billing.write_offs', {
  schema: WriteOffRules,
  default: { alone_up_to: 100 },
  changedBy: 'act_for_operator',
  label: 'billing.settings.write_offs',
});
