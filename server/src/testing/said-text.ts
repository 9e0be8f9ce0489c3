import type pg from 'pg';

/** What a connection is to run: a text, or one that has a name. */
export type Said = string | pg.QueryConfig;

export const textOf = (said: Said): string => (typeof said === 'string' ? said : said.text);
