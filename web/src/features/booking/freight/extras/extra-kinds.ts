/** Where an extra belongs, in the order of the card, and the phrase of its heading under `loads.book.extras`. */
export const extraKinds = ['pickup', 'delivery', 'general'] as const;
export const extraHeadings = { pickup: 'at_pickup', delivery: 'at_delivery', general: 'whole' } as const;
