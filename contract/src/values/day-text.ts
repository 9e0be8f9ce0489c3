/** A day as people read it in both languages, MM-DD-YYYY; anything else stays as it is, a moment too: its day is a matter of zones. */
export const dayText = (day: string): string => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2-$3-$1');
