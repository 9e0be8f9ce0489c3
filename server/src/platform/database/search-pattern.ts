const literally = (search: string): string => search.replaceAll(/[\\%_]/g, '\\$&');

/** Patterns for `like` and `ilike` in which whatever was searched for is meant literally. */
export const containing = (search: string): string => `%${literally(search)}%`;
export const beginningWith = (search: string): string => `${literally(search)}%`;
