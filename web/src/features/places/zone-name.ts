import type { Language } from '@portal/contract/words/language.ts';

/** "Central time", "Hora central" of an IANA zone as it is kept these days; empty for a zone this browser does not know. */
export const zoneName = (timeZone: string, language: Language): string => {
  try {
    const parts = new Intl.DateTimeFormat(language === 'es' ? 'es-MX' : 'en-US', {
      timeZone,
      timeZoneName: 'longGeneric',
    }).formatToParts(new Date());
    const name = parts.find((part) => part.type === 'timeZoneName')?.value.replace(' Time', ' time') ?? '';
    return name.charAt(0).toUpperCase() + name.slice(1);
  } catch {
    return '';
  }
};
