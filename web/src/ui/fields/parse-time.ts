const written = /^(\d{1,2})(?::?(\d{2}))?\s*([ap])?\.?\s*(?:m\.?)?$/i;

/** "HH:MM" of a time as people write it: 8, 800, 8:30, 5pm, 5:30 p.m., 17:30; null when it is none. */
export const parseTime = (text: string): string | null => {
  const [, hourText, minuteText = '00', half] = written.exec(text.replaceAll(/\s+/g, ' ').trim()) ?? [];
  if (hourText === undefined) return null;
  const typed = Number(hourText);
  if (half && (typed < 1 || typed > 12)) return null;
  const hour = half ? (typed % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : typed;
  if (hour > 23 || Number(minuteText) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minuteText}`;
};
