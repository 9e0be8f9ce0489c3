/** The names of an object that holds no others than its type says. */
export const keysOf = <K extends string>(record: Readonly<Partial<Record<K, unknown>>>): K[] =>
  Object.keys(record) as K[];

/** A record of these names, each with its value. */
export const recordOf = <K extends string, V>(keys: readonly K[], valueOf: (key: K, index: number) => V) =>
  Object.fromEntries(keys.map((key, index) => [key, valueOf(key, index)])) as Record<K, V>;

/** Whether the record has this name of its own. */
export const hasKey = <R extends object>(record: R, key: PropertyKey): key is keyof R => Object.hasOwn(record, key);

/** These fields of an object, and no others. */
export const pickFields = <R extends object, K extends keyof R>(record: R, names: readonly K[]): Pick<R, K> =>
  Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<R, K>;
