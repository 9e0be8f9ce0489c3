import type { Language } from '@portal/contract/words/language.ts';

export type View = { name: string; language: Language; phone: boolean; width: number; height: number };

const desktop = { phone: false, width: 1440, height: 900 };
const phone = { phone: true, width: 390, height: 844 };

/** Both languages at both widths. */
export const views: readonly View[] = [
  { name: 'English, desktop', language: 'en', ...desktop },
  { name: 'Spanish, desktop', language: 'es', ...desktop },
  { name: 'English, phone', language: 'en', ...phone },
  { name: 'Spanish, phone', language: 'es', ...phone },
];
