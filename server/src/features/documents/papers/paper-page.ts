/** Where everything lies on a Letter page, in points. */
export const sheet = { left: 40, width: 532, top: 32, bottom: 744 };

/** The white of a paper: between sections, in a row of a table, below a value, and for a signature. */
export type Spacing = { gap: number; row: number; denseRow: number; fact: number; signature: number };

export const usualSpacing: Spacing = { gap: 8, row: 8, denseRow: 4, fact: 8, signature: 25 };
/** For what would else take a further page for its last lines. */
export const tightSpacing: Spacing = { gap: 4, row: 5, denseRow: 3, fact: 4, signature: 20 };

/** The white beside the text of a cell. */
export const pad = 6;
