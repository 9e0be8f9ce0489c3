/** What the answers of carriers are put in order by. */
export const quoteSorts = ['price', 'speed', 'value'] as const;
export type QuoteSort = (typeof quoteSorts)[number];
