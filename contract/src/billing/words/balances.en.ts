/** What was open at the end of days and months. */
export const words = {
  text: 'What was owed at the end of each day or month, as the statements say. A minus is account credit.',
  by: 'Show by',
  steps: { day: 'Days', month: 'Months' },
  ends: { day: 'Day', month: 'Month' },
  credit: 'Account credit',
  past_due: 'Past due',
  balance: 'Balance',
  note: 'On {{date}}: {{amount}}',
  sentence: 'Open from {{from}} to {{to}}: at most {{most}} on {{on}}, and {{amount}} at the end.',
  bars: 'What was open by day or month',
  open: 'Open the statement',
  empty: 'Nothing was open in this period.',
  failed: 'The balances did not load. Invoices and payments are not affected.',
};
