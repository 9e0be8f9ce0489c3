// No schemas here: the field for addresses reads this, and must not load the validation library for it.

/** Most people one share goes to. */
export const mostRecipients = 20;

/** A name in quotes, which may hold separators, an address in brackets, a separator, or what stands between them. */
const pieces = /"[^"]*"|<([^<>]*)>|([,;\n]+)|([^\s,;<>"]+)|\s+|[<>"]/g;

type Part = { found: { text: string; isAddress: boolean }[]; isBracketed: boolean };

/** What stands between two separators: an address with the name before it, or addresses without brackets. */
const partsOf = (text: string): Part[] => {
  let part: Part = { found: [], isBracketed: false };
  const parts = [part];
  for (const [, bracketed, separator, word] of text.matchAll(pieces)) {
    if (separator) parts.push((part = { found: [], isBracketed: false }));
    else if (bracketed !== undefined) {
      part.found.push({ text: bracketed.trim(), isAddress: true });
      part.isBracketed = true;
    } else if (word) part.found.push({ text: word, isAddress: word.includes('@') });
  }
  return parts;
};

/**
 * The addresses in a text or in several, separated by commas, semicolons, spaces or line ends, each once whatever its case.
 * Of `Dana Whitfield <dana@acme.test>`, as mail programs copy it, only what stands in brackets counts; everybody else of
 * the list stays. A word that is neither an address nor a name is kept, for whoever checks them.
 */
export const splitAddresses = (texts: string | readonly string[]): string[] => {
  const found = [texts].flat().flatMap((text) => {
    const parts = partsOf(text);
    // "Whitfield, Dana <dana@acme.test>": what stands before the comma is a name.
    const hasName = (at: number) => parts[at]?.isBracketed || parts[at + 1]?.isBracketed;
    return parts.flatMap(({ found: all }, at) => all.filter(({ isAddress }) => isAddress || !hasName(at)));
  });
  const byName = new Map<string, string>();
  for (const { text: address } of found) {
    if (address && !byName.has(address.toLowerCase())) byName.set(address.toLowerCase(), address);
  }
  return [...byName.values()];
};
