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

/** Those of most journeys: a desk in English and a phone in Spanish, or all of them with `npm run journeys`. */
export const journeyViews: readonly View[] = views.filter(
  ({ language, phone: isPhone }) => process.env['JOURNEY_VIEWS'] === 'all' || (language === 'es') === isPhone,
);
