/** What the server takes for the present; tests set another. What PostgreSQL counts by its own clock stays there. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
