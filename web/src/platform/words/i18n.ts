import type { Language } from '@portal/contract/words/language.ts';
import { sentenceEnd } from '@portal/contract/words/sentence-end.ts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { notify } from '../notify.ts';
import { loadOnceOnline } from '../load-chunk.ts';
import { readStored, storedKeys, writeStored } from '../session/stored.ts';
import { fetchWords } from './word-files.ts';

/** What every page may say, whatever it shows. */
const startWords = ['frame', 'http'];

/** What the screens visited so far say: another language is loaded with as much. */
const needed = new Set<string>(startWords);

const loaded: Record<Language, Set<string>> = { en: new Set(), es: new Set() };
const loading: Record<Language, Map<string, Promise<void>>> = { en: new Map(), es: new Map() };

/** The language the page starts in. */
export const storedLanguage = (): Language => (readStored(storedKeys.language) === 'es' ? 'es' : 'en');

/** The language on screen. */
export const currentLanguage = (): Language => (i18next.language === 'es' ? 'es' : 'en');

let started: Promise<unknown> | undefined;

const start = (): Promise<unknown> =>
  (started ??= i18next
    .use(initReactI18next)
    .use(sentenceEnd)
    .init({
      lng: storedLanguage(),
      fallbackLng: 'en',
      resources: {},
      interpolation: { escapeValue: false },
      postProcess: sentenceEnd.name,
      // A key is nothing to read.
      parseMissingKeyHandler: () => '',
    }));

const loadOne = (name: string, language: Language): Promise<void> => {
  const known = loading[language].get(name);
  if (known) return known;
  const running = loadOnceOnline(async () => {
    const phrases = await fetchWords(name, language);
    await start();
    i18next.addResourceBundle(language, 'translation', phrases, true, true, { skipCopy: true, silent: false });
    loaded[language].add(name);
  });
  loading[language].set(name, running);
  // Whoever asks after a failure starts again.
  running.catch(() => loading[language].delete(name));
  return running;
};

const missingIn = (language: Language): string[] => [...needed].filter((name) => !loaded[language].has(name));

/** Loads whatever is needed in a language; what came to be needed meanwhile, too. */
const loadNeeded = async (language: Language): Promise<void> => {
  for (let missing = missingIn(language); missing.length > 0; missing = missingIn(language))
    await Promise.all(missing.map((name) => loadOne(name, language)));
};

/** Starts with the stored language, else English, and with what every page says. */
export const startI18n = async (): Promise<void> => {
  await Promise.all([start(), ...startWords.map((name) => loadOne(name, storedLanguage()))]);
  document.documentElement.lang = currentLanguage();
};

/** Remembers which words a page needs that chooses its language itself, by `showLanguage`. */
export const needWords = (names: readonly string[]): void => {
  for (const name of names) needed.add(name);
};

/** Loads words in the language on screen, such as `loads` and `loads.my_loads`; undefined where all of them are there. */
export const loadWords = (names: readonly string[]): Promise<void> | undefined => {
  needWords(names);
  const language = i18next.isInitialized ? currentLanguage() : storedLanguage();
  if (names.every((name) => loaded[language].has(name))) return undefined;
  // Once more for who has changed the language meanwhile.
  return Promise.all(names.map((name) => loadOne(name, language))).then(() => loadWords(names));
};

/** Shows a language on this page alone: what somebody chose for the portal stays. */
export const showLanguage = async (language: Language): Promise<void> => {
  await loadNeeded(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
};

/** Loads the same phrases in the other language, switches, and remembers the choice. */
export const switchLanguage = async (language: Language): Promise<void> => {
  try {
    await showLanguage(language);
    writeStored(storedKeys.language, language);
  } catch {
    notify.failure(i18next.t('frame.failure.part'));
  }
};

/** Takes a person's language on a device where nobody has chosen one. */
export const adoptLanguage = async (language: Language): Promise<void> => {
  if (readStored(storedKeys.language) === null) await switchLanguage(language);
};
