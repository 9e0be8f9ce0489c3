/** An instant as files of lists write it, in UTC: MM-DD-YYYY HH:MM. */
export const instantCell = (written: string | null | undefined): string =>
  written ? written.replace(/^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d).*$/, '$2-$3-$1 $4') : '';
