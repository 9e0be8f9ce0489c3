/** What is offered beside every quote, in US dollars: the default cover and its price. */
export const insuranceOffer = { cover: 25_000, premium: 35 } as const;
