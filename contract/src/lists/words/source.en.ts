/** How an imported file was read. */
export const words = {
  sheet: 'Read from the sheet “{{sheet}}”.',
  hidden_one: '{{count}} hidden row was left out: {{rows}}.',
  hidden_other: '{{count}} hidden rows were left out: {{rows}}.',
  hidden_columns_one: 'Column {{columns}} is hidden in the sheet and was read too.',
  hidden_columns_other: 'Columns {{columns}} are hidden in the sheet and were read too.',
  notes_one: 'Row {{rows}} stands alone below the table and was left out as a note.',
  notes_other: 'Rows {{rows}} stand alone below the table and were left out as notes.',
  windows_1252: 'The file is not UTF-8: its text was read as Windows-1252. Check that letters with accents are right.',
};
