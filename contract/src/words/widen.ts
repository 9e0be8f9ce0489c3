/** The shape of a phrase book with its texts widened to `string`: what a translation must fill, key by key. */
export type Widen<T> = { [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };
