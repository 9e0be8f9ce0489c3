/** MM-DD-YYYY, as every screen and paper has it, of a day YYYY-MM-DD. */
export const writtenDay = (day: string): string => `${day.slice(5, 7)}-${day.slice(8, 10)}-${day.slice(0, 4)}`;
