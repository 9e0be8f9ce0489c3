import type { Language } from '@portal/contract/words/language.ts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readStored, storedKeys, writeStored } from './stored.ts';

const loadWords = {
  en: async () => (await import('@portal/contract/words/en.ts')).en,
  es: async () => (await import('@portal/contract/words/es.ts')).es,
} satisfies Record<Language, () => Promise<object>>;

/** Starts with the stored language, else English; loads that one phrase book only. */
export const startI18n = async (): Promise<void> => {
  const stored = readStored(storedKeys.language);
  const language: Language = stored === 'es' ? 'es' : 'en';
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: { [language]: { translation: await loadWords[language]() } },
    interpolation: { escapeValue: false },
    partialBundledLanguages: true,
  });
  document.documentElement.lang = language;
};

/** The language on screen. */
export const currentLanguage = (): Language => (i18next.language === 'es' ? 'es' : 'en');

/** Loads the other phrase book when it is first asked for, switches, and remembers the choice. */
export const switchLanguage = async (language: Language): Promise<void> => {
  if (!i18next.hasResourceBundle(language, 'translation')) {
    i18next.addResourceBundle(language, 'translation', await loadWords[language]());
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  writeStored(storedKeys.language, language);
};
