import type { Language } from '@portal/contract/words/language.ts';

export type View = { name: string; language: Language; phone: boolean; width: number; height: number };

const desktop = { phone: false, width: 1440, height: 900 };
const phone = { phone: true, width: 390, height: 844 };
const englishDesk: View = { name: 'English, desktop', language: 'en', ...desktop };
const spanishPhone: View = { name: 'Spanish, phone', language: 'es', ...phone };

/** Both languages at both widths. */
export const views: readonly View[] = [
  englishDesk,
  { name: 'Spanish, desktop', language: 'es', ...desktop },
  { name: 'English, phone', language: 'en', ...phone },
  spanishPhone,
];

/** `npm run journeys` goes every journey in every view; a run of all tests goes it in one of them. */
const isEveryView = process.env['JOURNEY_VIEWS'] === 'all';

/** A desk in English and a phone in Spanish, or all four. */
export const journeyViews: readonly View[] = isEveryView ? views : [englishDesk, spanishPhone];

/** Journeys by their name in turn, half of them in each of two choices; the same in each run. */
const turnOf = (journey: string): number => [...journey].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/** One of the ways to go a journey, or all of them. */
export const inTurn = <const Choice>(journey: string, choices: readonly Choice[]): readonly Choice[] =>
  isEveryView ? choices : choices.slice(turnOf(journey) % choices.length).slice(0, 1);

/** The views of a journey that each view can go. */
export const journeyViewsOf = (journey: string): readonly View[] => inTurn(journey, journeyViews);
