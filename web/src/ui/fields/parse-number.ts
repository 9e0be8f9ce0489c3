/** The number a person typed, thousands separators and currency sign allowed; null when it is none. */
export const parseNumber = (text: string): number | null => {
  const bare = text.replaceAll(/[,$\s]/g, '').replace('\u2212', '-');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(bare)) return null;
  return Number(bare);
};

/** What is left of typed text in a field for numbers: digits, one point, separators, and a leading minus if `signed`. */
export const numericText = (text: string, digits: number, signed = false): string => {
  const bare = text.replaceAll(digits === 0 ? /[^\d,]/g : /[^\d.,$]/g, '');
  return signed && /^[-\u2212]/.test(text) ? `-${bare}` : bare;
};
