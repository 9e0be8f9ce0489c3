const time = /"\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)"/g;

/** An answer as text in which an amount can be looked for: the milliseconds of a time may be any three digits. */
export const textWithoutTimes = (answer: unknown): string => JSON.stringify(answer).replaceAll(time, '""');
