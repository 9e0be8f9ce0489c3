import type { AccountingSoftware } from '@portal/contract/billing/accounting-software.ts';
import { ledgerNames } from '@portal/contract/billing/billing.settings.ts';
import type { chargedTaxes } from '@portal/contract/billing/taxes/charged-taxes.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { LedgerTotals } from '@portal/contract/billing/ledger-export.ts';
import { type LedgerAccount, ledgerAccounts } from '@portal/contract/billing/ledger.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { BothLanguages, Language } from '@portal/contract/words/language.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inExportTurn } from '../../../platform/files/export-turns.ts';
import { writeCsv } from '../../../platform/files/write-csv.ts';
import { problem } from '../../../platform/http/errors.ts';
import type { FileReply } from '../../../platform/http/serve.ts';
import { bothPhrases } from '../../../platform/mail/phrases.ts';
import { billingPhrase } from '../billing-phrase.ts';
import { findTaxSums } from './tax-sums.queries.ts';
import { findJournalLines, findLedgerTotals, type JournalLine } from './export.queries.ts';
import { journalLayouts, partsOf } from './journal-rows.ts';

type Period = { from: string; to: string };

const longestDays = 366;
const mostLines = 100_000;

const assertPeriod = ({ from, to }: Period): void => {
  if (to < from || to > addDays(from, longestDays)) throw problem('billing.bad_period', 400, { field: 'to' });
};

/** Debits and credits of each account of the books in a period. 400 `billing.bad_period`. */
export const getLedgerTotals = async (ctx: Ctx, { from, to }: Period): Promise<LedgerTotals> => {
  assertPeriod({ from, to });
  const { accounts, journals } = await findLedgerTotals(ctx.db, { from, to });
  const booked = ledgerAccounts.flatMap((account) => {
    const row = accounts.find(({ ledger_account }) => ledger_account === account);
    return row ? [{ account, debits: Number(row.debits), credits: Number(row.credits) }] : [];
  });
  return { from, to, journals, debits: dollars(sum(booked.map(({ debits }) => cents(debits)))), accounts: booked };
};

/** What was charged of each tax in a period, as the books have it. 400 `billing.bad_period`. */
export const getTaxSums = async (ctx: Ctx, period: Period): Promise<Reply<(typeof chargedTaxes)['sums']>> => {
  assertPeriod(period);
  return { ...period, items: await findTaxSums(ctx.db, period) };
};

const listed = (names: readonly BothLanguages[]): BothLanguages => ({
  en: names.map(({ en }) => en).join(', '),
  es: names.map(({ es }) => es).join(', '),
});

/** Refuses with 409 where the program could not book a line: nobody has said how it calls its account. */
const assertNamed = (ctx: Ctx, used: ReadonlySet<LedgerAccount>, software: AccountingSoftware): void => {
  const { accounts } = ctx.services.settings.get(ledgerNames);
  const missing = ledgerAccounts.filter((account) => used.has(account) && accounts[account][software] === '');
  if (missing.length === 0) return;
  const names = missing.map((account) => bothPhrases(`billing.ledger_accounts.${account}`));
  throw problem('billing.accounts_not_named', 409, { params: { accounts: listed(names) } });
};

type Wanted = Period & { software: AccountingSoftware; language: Language };

const writeParts = async (ctx: Ctx, lines: readonly JournalLine[], { software, language }: Wanted) => {
  const { headers, row, linesAtOnce } = journalLayouts[software];
  const names = ctx.services.settings.get(ledgerNames);
  const parts = partsOf(lines, linesAtOnce);
  return Promise.all(
    parts.map((part) => writeCsv([headers, ...part.map((line) => row(line, names, language))], { isMarked: false })),
  );
};

/** Files in one ZIP, numbered so that they sort in the order of booking. */
const zipped = async (files: readonly Buffer[], name: string): Promise<Buffer> => {
  const { zipSync } = await import('fflate');
  const digits = String(files.length).length;
  const entries = files.map((bytes, index) => [`${name}-${String(index + 1).padStart(digits, '0')}.csv`, bytes]);
  return Buffer.from(zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>));
};

/**
 * The bookings of a period in the columns that a program imports: a CSV file, or several in a ZIP where the program takes
 * no more lines at once. 400 `billing.bad_period`, `ledger_too_long`, 409 `accounts_not_named`.
 */
export const getLedgerFile = (ctx: Ctx, wanted: Wanted): Promise<FileReply> => {
  assertPeriod(wanted);
  const { from, to, software, language } = wanted;
  return inExportTurn(ctx, async () => {
    const lines = await findJournalLines(ctx.db, wanted, mostLines + 1);
    if (lines.length > mostLines) throw problem('billing.ledger_too_long', 400, { params: { lines: mostLines } });
    assertNamed(ctx, new Set(lines.map(({ account }) => account)), software);
    const files = await writeParts(ctx, lines, wanted);
    const name = billingPhrase(language, 'ledger.file', {
      software: billingPhrase(language, `ledger.software.${software}`),
      from,
      to,
    });
    const [only, second] = files;
    return only && !second
      ? { bytes: only, contentType: 'text/csv; charset=utf-8', name: `${name}.csv` }
      : { bytes: await zipped(files, name), contentType: 'application/zip', name: `${name}.zip` };
  });
};
