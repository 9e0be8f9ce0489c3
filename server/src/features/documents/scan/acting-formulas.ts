/** Functions that send or fetch something, or run a program, in one of the usual spreadsheet programs. */
const actingFunction =
  /(?<![\w.])(?:_xlfn\.|_xludf\.)*(?:WEBSERVICE|HYPERLINK|IMPORT(?:XML|DATA|HTML|RANGE|FEED)|IMAGE|RTD|DDE|CALL|REGISTER|REGISTER\.ID|EXEC)\s{0,64}\(/i;
/** A program and what it is asked: cmd|' /C calc'!A0. */
const dynamicExchange = /[a-z_][\w.]{0,64}["']*\s{0,64}\|/i;
/** A cell of another file, on a share or in the web. */
const elsewhere = /:\/\/|\\\\|\/\/[\w.]+\//;

const formulaSigns = '=+-@\uFF1D\uFF0B\uFF0D\uFF20';
const separators = [',', ';', '\t', '|'] as const;
/** Spreadsheet programs step over these before a formula, in one setting or another. */
const isPadding = (letter: string): boolean => /[\s"'\u200B\u00A0\uFEFF]/.test(letter);

const isActing = (cell: string): boolean => {
  const sign = cell[0] ?? '';
  if (actingFunction.test(cell)) return true;
  const exchange = dynamicExchange.exec(cell);
  if (exchange && cell.includes('!', exchange.index)) return true;
  // A text may begin with a hyphen and name an address; nothing but a formula begins with these.
  return (sign === '=' || sign === '@' || sign === '\uFF1D') && elsewhere.test(cell);
};

/** The end of a cell in quotes that begins at `at`, and of what follows it up to the separator. */
const cellEnd = (text: string, at: number, separator: string): number => {
  let inQuotes = false;
  for (let end = at; end < text.length; end += 1) {
    const letter = text[end];
    if (letter === '"') inQuotes = !inQuotes;
    else if (!inQuotes && (letter === separator || letter === '\n' || letter === '\r')) return end;
  }
  return text.length;
};

const hasActingCell = (text: string, separator: string): boolean => {
  for (let at = 0; at < text.length;) {
    const end = cellEnd(text, at, separator);
    let start = at;
    while (start < end && isPadding(text[start] ?? '')) start += 1;
    if (start < end && formulaSigns.includes(text[start] ?? '')) {
      // Quotes are written twice inside of quotes: without them each spelling is the same.
      if (isActing(text.slice(start, end).replaceAll('""', '"'))) return true;
    }
    at = end + 1;
  }
  return false;
};

/** A table with a quote that nothing closes is one cell for some programs, and many for others. */
const hasActingLine = (text: string): boolean =>
  text
    .split(/[\r\n,;\t|"]/)
    .some((part) => formulaSigns.includes(part.trimStart()[0] ?? ' ') && actingFunction.test(part));

/**
 * Whether a cell is a formula that sends or fetches something, or runs a program, whichever separator the reader's
 * program goes by. Reads the text once for each separator.
 */
export const hasActingFormula = (text: string): boolean =>
  separators.some((separator) => hasActingCell(text, separator)) || hasActingLine(text);
