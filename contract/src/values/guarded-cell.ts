/** Signs that begin a formula in one spreadsheet program or another, behind spaces and apostrophes too. */
const formulaStart = /^'*(?:\s*[=+\-@|\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;
const guardedStart = /^'+(?:\s*[=+\-@|\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;

/**
 * A cell that a spreadsheet would take for a formula gets an apostrophe, which makes it a text; so does one that begins
 * with apostrophes before such a sign, so that `withoutGuard` gives back what was written.
 */
export const guardedCell = (cell: string): string => (formulaStart.test(cell) ? `'${cell}` : cell);

/** A cell as it was before `guardedCell`. */
export const withoutGuard = (cell: string): string => (guardedStart.test(cell) ? cell.slice(1) : cell);
