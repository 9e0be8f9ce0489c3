import type { Language } from '@portal/contract/words/language.ts';
import { useEffect, useState } from 'react';
import { currentLanguage, showLanguage } from '../../../platform/words/i18n.ts';

/** The language in the URL, `?lang=es`, so that a reloaded or forwarded page keeps it. */
const languageInUrl = (): Language | null => {
  const lang = new URLSearchParams(window.location.search).get('lang');
  return lang === 'en' || lang === 'es' ? lang : null;
};

/** The language of an anonymous reader: Spanish if the portal or the browser uses it here, else English. */
export const readersLanguage = (): Language =>
  currentLanguage() === 'es' || navigator.language.startsWith('es') ? 'es' : 'en';

/**
 * The language of a page without a session: from the URL, else `wanted`, which is undefined until it is known.
 * `ready` is true once the phrases are loaded.
 */
export const usePublicLanguage = (wanted: Language | undefined) => {
  const [chosen, setChosen] = useState(languageInUrl);
  const [shown, setShown] = useState<Language | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const language = chosen ?? wanted;
  useEffect(() => {
    if (language) showLanguage(language).then(() => setShown(language), setFailure);
  }, [language]);
  // The error boundary offers to retry.
  if (failure) throw failure;
  const choose = (next: Language) => {
    const address = new URL(window.location.href);
    address.searchParams.set('lang', next);
    window.history.replaceState(window.history.state, '', address);
    setChosen(next);
  };
  return { ready: shown !== null, language: shown ?? 'en', choose };
};
