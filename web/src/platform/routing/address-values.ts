const day = /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The router reads numbers and booleans out of an address, and lists out of repeated names; here all is text again. */
export const plain = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(plain).join(',');
  return ['string', 'number', 'boolean'].includes(typeof value) ? `${value as string}` : '';
};

/** The parts of a list that is written with commas. */
export const words = (value: unknown): string[] => plain(value).split(',');

/** The list, or nothing where it is empty. */
export const filled = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

export const oneOf = <T extends string>(options: readonly T[], value: unknown): T | undefined =>
  options.find((option) => option === value);

export const someOf = <T extends string>(options: readonly T[], value: unknown): T[] | undefined =>
  filled(options.filter((option) => words(value).includes(option)));

export const dayOf = (value: unknown): string | undefined => (day.test(plain(value)) ? plain(value) : undefined);

/** The largest that the database numbers anything with. */
const mostNumbered = 2_147_483_647;

/** A positive whole number, such as an id or a page. */
export const wholeNumber = (value: unknown): number | undefined =>
  /^[1-9]\d{0,9}$/.test(plain(value)) && Number(value) <= mostNumbered ? Number(value) : undefined;

/** An amount or a weight: digits, with hundredths at most. */
export const figure = (value: unknown): number | undefined =>
  /^\d{1,8}(\.\d{1,2})?$/.test(plain(value)) ? Number(value) : undefined;

/** Values as an address writes them: lists with commas. */
export const written = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  );

/** Without what says nothing. */
export const withoutGaps = <T extends Record<string, unknown>>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
