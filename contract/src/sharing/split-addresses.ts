// No schemas here: the field for addresses reads this, and must not load the validation library for it.

/** Most people one share goes to. */
export const mostRecipients = 20;

const inBrackets = /<([^<>]*)>/g;
const between = /[\s,;]+/;

/**
 * The addresses in a text, separated by commas, semicolons, spaces or line ends, each once whatever its case.
 * Of a list as mail programs copy it, `Dana Whitfield <dana@acme.test>`, only what stands in brackets counts.
 */
export const splitAddresses = (text: string): string[] => {
  const bracketed = [...text.matchAll(inBrackets)].map(([, address]) => address ?? '');
  const found = bracketed.length > 0 ? bracketed : text.split(between);
  const byName = new Map<string, string>();
  for (const address of found.map((one) => one.trim()).filter(Boolean)) {
    if (!byName.has(address.toLowerCase())) byName.set(address.toLowerCase(), address);
  }
  return [...byName.values()];
};
