// No schemas here: queries and screens read these sets.

/** `superseded`: the load was quoted again, or the carrier declined the tender. */
export const quoteStatuses = ['open', 'chosen', 'superseded', 'expired'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** A price that can be booked, or is booked. */
export const bookableQuotes: readonly QuoteStatus[] = ['open', 'chosen'];
export const isBookableQuote = (status: QuoteStatus): boolean => bookableQuotes.includes(status);

/** What became of the request to one carrier. */
export const quoteRequestStatuses = ['requested', 'quoted', 'declined', 'failed'] as const;
export type QuoteRequestStatus = (typeof quoteRequestStatuses)[number];

/** The carrier gave no price: it said so, or its answer could not be read. */
export const requestsWithoutPrice = ['declined', 'failed'] as const satisfies readonly QuoteRequestStatus[];
