/** The parts of the portal that show a tour to who opens them for the first time; what is seen is kept by these names. */
export const tourSections = ['home', 'my-loads', 'quote-book', 'payment-hub', 'settings'] as const;
export type TourSection = (typeof tourSections)[number];
