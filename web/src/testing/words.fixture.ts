import { loadWords, startI18n } from '../platform/words/i18n.ts';
import { allWords } from '../platform/words/word-files.ts';

/** For screens shown without their routes, which would load their words. */
export const startWithAllWords = async (): Promise<void> => {
  await startI18n();
  await loadWords(allWords());
};
