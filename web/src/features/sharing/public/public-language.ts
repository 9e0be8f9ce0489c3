import type { Language } from '@portal/contract/words/language.ts';
import { useEffect, useState } from 'react';
import { currentLanguage, showLanguage } from '../../../platform/words/i18n.ts';

/** The language an address asks for, `?lang=es`: a page that is loaded again, or passed on, keeps it. */
const inAddress = (): Language | null => {
  const asked = new URLSearchParams(window.location.search).get('lang');
  return asked === 'en' || asked === 'es' ? asked : null;
};

/** The language of a reader nobody knows: the browser's, unless the portal was read in Spanish here before. */
export const readersLanguage = (): Language =>
  currentLanguage() === 'es' || navigator.language.startsWith('es') ? 'es' : 'en';

/**
 * The language of a page for people without a session: as the address says, else `wanted`, which is undefined until it
 * is known. `ready` once its phrases are there.
 */
export const usePublicLanguage = (wanted: Language | undefined) => {
  const [chosen, setChosen] = useState(inAddress);
  const [shown, setShown] = useState<Language | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const language = chosen ?? wanted;
  useEffect(() => {
    if (language) showLanguage(language).then(() => setShown(language), setFailure);
  }, [language]);
  // The error screen offers another try.
  if (failure) throw failure;
  const choose = (next: Language) => {
    const address = new URL(window.location.href);
    address.searchParams.set('lang', next);
    window.history.replaceState(window.history.state, '', address);
    setChosen(next);
  };
  return { ready: shown !== null, language: shown ?? 'en', choose };
};
