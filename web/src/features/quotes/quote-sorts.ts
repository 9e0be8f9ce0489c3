/** The sort orders of quotes. */
export const quoteSorts = ['price', 'speed', 'value'] as const;
export type QuoteSort = (typeof quoteSorts)[number];
