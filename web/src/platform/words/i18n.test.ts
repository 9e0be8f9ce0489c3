import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PhraseKey } from '@portal/contract/phrases/phrase-key.ts';
import i18next from 'i18next';
import { type Notice, onNotice } from '../notify.ts';
import { readStored, storedKeys } from '../session/stored.ts';
import { currentLanguage, loadWords, needWords, showLanguage, startI18n, switchLanguage } from './i18n.ts';
import { translate } from './translate.ts';
import { fetchWords } from './word-files.ts';

/** Words files that do not arrive, such as `quotes.es`. */
const missing = vi.hoisted(() => new Set<string>());

vi.mock('./word-files.ts', () => ({
  fetchWords: vi.fn<(name: string, language: string) => Promise<object>>(async (name, language) => {
    if (missing.has(`${name}.${language}`)) throw new TypeError('Failed to fetch a module');
    return { [name]: { hello: `${name} in ${language}`, part: '', sent: 'Sent to {{name}}.' } };
  }),
}));

const notices: Notice[] = [];
const textOf = (name: string) => i18next.t(`${name}.hello`);

beforeEach(async () => {
  await startI18n();
  onNotice((notice) => notices.push(notice));
});

afterEach(async () => {
  missing.clear();
  await switchLanguage('en');
  notices.length = 0;
});

it('ends a sentence in one period where a name ends in one', () => {
  expect(i18next.t('frame.sent', { name: 'Acme Inc.' })).toBe('Sent to Acme Inc.');
  expect(i18next.t('frame.sent', { name: 'Acme' })).toBe('Sent to Acme.');
});

it('loads words once, and says nothing to wait for where they are there', async () => {
  const loading = loadWords(['places']);
  expect(loading).toBeInstanceOf(Promise);
  await Promise.all([loading, loadWords(['places'])]);
  expect(textOf('places')).toBe('places in en');
  expect(loadWords(['places'])).toBeUndefined();
  expect(vi.mocked(fetchWords).mock.calls.filter(([name]) => name === 'places')).toEqual([['places', 'en']]);
});

it('fetches words again that did not arrive', async () => {
  missing.add('quotes.en');
  await expect(loadWords(['quotes'])).rejects.toThrow('Failed to fetch');
  missing.clear();
  await loadWords(['quotes']);
  expect(textOf('quotes')).toBe('quotes in en');
});

it('switches with the words of every screen visited so far, and remembers the choice', async () => {
  await loadWords(['claims']);
  needWords(['sharing']);
  await switchLanguage('es');
  expect([textOf('claims'), textOf('sharing')]).toEqual(['claims in es', 'sharing in es']);
  expect(document.documentElement.lang).toBe('es');
  expect(readStored(storedKeys.language)).toBe('es');
});

it('stays in its language and says so where the other one does not arrive', async () => {
  await loadWords(['drayage']);
  missing.add('drayage.es');
  await switchLanguage('es');
  expect(currentLanguage()).toBe('en');
  expect(readStored(storedKeys.language)).not.toBe('es');
  expect(notices.map(({ kind }) => kind)).toEqual(['failure']);
  missing.clear();
  await switchLanguage('es');
  expect(textOf('drayage')).toBe('drayage in es');
});

it('shows a language on one page without remembering it', async () => {
  await showLanguage('es');
  expect(currentLanguage()).toBe('es');
  expect(readStored(storedKeys.language)).not.toBe('es');
});

it('loads in the new language what was still on its way when the language changed', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  vi.mocked(fetchWords).mockImplementationOnce(async (name) => {
    await arrived;
    return { [name]: { hello: 'late' } };
  });
  const loading = loadWords(['tendering']);
  await switchLanguage('es');
  arrive();
  await loading;
  expect(textOf('tendering')).toBe('tendering in es');
});

it('reads a phrase in the language on screen, whatever was read before', async () => {
  const hello = () => translate('insurance.hello' as PhraseKey);
  await loadWords(['insurance']);
  expect(hello()).toBe('insurance in en');
  await i18next.changeLanguage('es');
  expect(hello(), 'what is not there in Spanish yet').toBe('insurance in en');
  await switchLanguage('es');
  expect(hello()).toBe('insurance in es');
  await switchLanguage('en');
  expect(hello()).toBe('insurance in en');
});
