/** The key of a row that has no other identity than its place: what is typed into it may change all of it. */
export const placeKey = (place: number): string => `place ${place}`;
