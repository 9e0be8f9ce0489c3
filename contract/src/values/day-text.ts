/** A day as people read it in both languages, MM-DD-YYYY, of a day or a moment; anything else stays as it is. */
export const dayText = (day: string): string => day.replace(/^(\d{4})-(\d\d)-(\d\d).*$/s, '$2-$3-$1');
