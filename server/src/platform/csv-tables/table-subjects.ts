const tableSubjects = ['carriers', 'trucks', 'tariffs', 'accessorials', 'fuel', 'calendars', 'free-time'] as const;

/** What tables are about, as commands call them. */
export type TableSubject = (typeof tableSubjects)[number];

/** The word for all tables. */
export const everySubject = 'tables';

/** Whether a word calls some tables. */
export const isTableSubject = (word: string): boolean =>
  word === everySubject || tableSubjects.some((subject) => subject === word);
