import { useCallback } from 'react';
import { useTranslation as useLibraryTranslation } from 'react-i18next';
import { plainPhrase, type Translate } from './translate.ts';

/** The phrases of the language on screen; the component is drawn again when that changes. */
export const useTranslation = (): { t: Translate } => {
  const { t } = useLibraryTranslation();
  return { t: useCallback<Translate>((key, params) => (params ? t(key, { ...params }) : plainPhrase(key)), [t]) };
};
