/**
 * Values as a list of SQL texts, such as the statuses of a set of the contract. Only for constants: a statement keeps its
 * plan and its name by its text, and an index with a condition serves a query that says the same one.
 */
export const sqlTexts = (values: readonly string[]): string =>
  values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
