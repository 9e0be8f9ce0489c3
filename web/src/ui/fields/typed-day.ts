/** Puts hyphens into the digits of a day while it is typed: "11182" becomes "11-18-2". */
export const maskedDate = (text: string): string => {
  const digits = text.replaceAll(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('-');
};

/** The ISO day of a complete MM-DD-YYYY that is on the calendar; null for anything else. */
export const parseDate = (text: string): string | null => {
  const match = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text);
  if (!match) return null;
  const iso = `${match[3]}-${match[1]}-${match[2]}`;
  const day = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) ? iso : null;
};
