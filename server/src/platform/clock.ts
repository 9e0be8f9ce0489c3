/** What the server takes for the present; tests set another. SQL names it as `nowByClock`. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
