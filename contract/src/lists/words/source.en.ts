/** How an imported file was read. */
export const words = {
  sheet: 'Read from the sheet “{{sheet}}”.',
  hidden_one: '{{count}} hidden row was left out: {{rows}}.',
  hidden_other: '{{count}} hidden rows were left out: {{rows}}.',
  windows_1252: 'The file is not UTF-8: its text was read as Windows-1252. Check that letters with accents are right.',
};
