import type { Language } from '@portal/contract/words/language.ts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readStored, storedKeys, writeStored } from '../session/stored.ts';

type Book = 'guest' | 'whole';

/** Two books a language: the phrases before sign-in, and all of them. */
const books: Record<Language, Record<Book, () => Promise<object>>> = {
  en: {
    guest: async () => (await import('./guest-words.en.ts')).guestWords,
    whole: async () => (await import('@portal/contract/words/en.ts')).en,
  },
  es: {
    guest: async () => (await import('./guest-words.es.ts')).guestWords,
    whole: async () => (await import('@portal/contract/words/es.ts')).es,
  },
};

let book: Book = 'guest';

const addBook = async (language: Language): Promise<void> => {
  const phrases = await books[language][book]();
  // The larger book holds the smaller one whole, and nobody else changes either: neither is copied.
  i18next.addResourceBundle(language, 'translation', phrases, false, true, { skipCopy: true, silent: false });
};

const storedLanguage = (): Language => (readStored(storedKeys.language) === 'es' ? 'es' : 'en');

/** Starts with the stored language, else English, and the book for guests. */
export const startI18n = async (): Promise<void> => {
  const language = storedLanguage();
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: {},
    interpolation: { escapeValue: false },
  });
  await addBook(language);
  document.documentElement.lang = language;
};

/** Adds the phrases of the screens behind sign-in. */
export const loadWholeBook = async (): Promise<void> => {
  if (book === 'whole') return;
  book = 'whole';
  await addBook(i18next.isInitialized ? currentLanguage() : storedLanguage());
};

/** The language on screen. */
export const currentLanguage = (): Language => (i18next.language === 'es' ? 'es' : 'en');

/** Shows a language on this page alone: what somebody chose for the portal stays. */
export const showLanguage = async (language: Language): Promise<void> => {
  await addBook(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
};

/** Loads the other language's phrases when they are first asked for, switches, and remembers the choice. */
export const switchLanguage = async (language: Language): Promise<void> => {
  await showLanguage(language);
  writeStored(storedKeys.language, language);
};
