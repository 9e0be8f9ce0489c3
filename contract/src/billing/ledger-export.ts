import { z } from 'zod';
import { Day, requiredText, text } from '../values/values.ts';
import { Language } from '../words/language-schemas.ts';
import { accountingSoftware } from './accounting-software.ts';
import { ledgerAccounts } from './ledger.ts';

/** Days whose bookings are written, both included. */
export const LedgerPeriod = z.strictObject({ from: Day, to: Day });

export const LedgerFileQuery = LedgerPeriod.extend({
  software: z.enum(accountingSoftware),
  /** Of what the lines say about themselves. */
  language: Language.default('en'),
});

/** The bookings of a period, in US dollars: debits and credits of each account of the books, which add up to the same. */
export const LedgerTotals = z.strictObject({
  from: Day,
  to: Day,
  journals: z.int(),
  debits: z.number(),
  accounts: z.array(z.strictObject({ account: z.enum(ledgerAccounts), debits: z.number(), credits: z.number() })),
});
export type LedgerTotals = z.infer<typeof LedgerTotals>;

/** What an account of the books is called in the operator's chart of accounts: QuickBooks goes by name, Xero by code. */
const AccountNames = z.strictObject({ quickbooks: text(100), xero: text(10) });

export const LedgerNames = z.strictObject({
  accounts: z.record(z.enum(ledgerAccounts), AccountNames),
  /** How Xero calls the tax rate of what is not taxed. */
  xero_tax_rate: requiredText(50),
});
export type LedgerNames = z.infer<typeof LedgerNames>;
