const formatters = new Map<string, Intl.DateTimeFormat>();

const formatterOf = (timezone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timezone);
  if (known) return known;
  // Canada writes days as the wire does: YYYY-MM-DD.
  const made = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' });
  formatters.set(timezone, made);
  return made;
};

/** The calendar day (YYYY-MM-DD) at an instant in an IANA zone. */
export const dayInZone = (timezone: string, instant: Date): string => formatterOf(timezone).format(instant);
