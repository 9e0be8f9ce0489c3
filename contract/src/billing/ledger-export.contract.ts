import { contract } from '../http/endpoint.ts';
import { ledgerExportCalls } from './ledger-export.calls.ts';
import { LedgerFileQuery, LedgerPeriod, LedgerTotals } from './ledger-export.ts';

export const ledgerExport = contract(ledgerExportCalls, {
  totals: {
    summary: 'Debits and credits of each account of the books in a period; the operator’s alone',
    query: LedgerPeriod,
    reply: LedgerTotals,
    errors: [],
  },
  file: {
    fileTypes: ['text/csv', 'application/zip'],
    summary:
      'The bookings of a period as CSV in the columns that QuickBooks or Xero imports, in a ZIP where one file would be too long; the operator’s alone',
    query: LedgerFileQuery,
    errors: [409],
  },
});
