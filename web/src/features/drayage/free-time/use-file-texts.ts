import type { PhraseGroup } from '@portal/contract/phrases/phrase-key.ts';
import { date, weekdayWord } from '../../../platform/words/format.ts';
import { phraseOfCode } from '../../../platform/words/phrase-of-code.ts';
import type { ReportTexts } from '../../rates/tariff/import-report-card.tsx';
import { usePlaces } from './use-places.ts';
import { useTermsText } from './use-terms-text.ts';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The texts of a file's cells that are codes, by the group of phrases that names them. */
const groups: Record<string, PhraseGroup> = {
  counting: 'drayage.free_time.countings',
  counting_after: 'drayage.free_time.countings',
  first_day: 'drayage.free_time.first_days',
  closed_days: 'drayage.free_time.closed',
};

/** What a file's rows and cells say, as the lists on screen say it. */
export const useFileTexts = (): { terms: ReportTexts; closures: ReportTexts } => {
  const { lineText, whereText } = usePlaces();
  const { tiersText } = useTermsText();
  const where = (place: string, terminal: string) =>
    whereText({ place: place === '' ? null : place, terminal: terminal === '' ? null : terminal });
  const tiers = (text: string) =>
    text.split(' ').map((tier) => {
      const [from_day, per_day] = tier.split('=');
      return { from_day: Number(from_day), per_day: Number(per_day) };
    });
  const cellText = (field: string, text: string): string => {
    if (text === '') return '';
    if (field === 'tiers') return tiersText(tiers(text));
    if (field.startsWith('effective_')) return date(text);
    const group = groups[field];
    return group ? (phraseOfCode(group, text) ?? text) : text;
  };
  return {
    terms: {
      keyText: ([charge = '', line = '', place = '', terminal = '', from = '']) =>
        [
          phraseOfCode('drayage.free_time.charges', charge) ?? charge,
          lineText(line === '' ? null : line),
          where(place, terminal),
          ...(from === '' ? [] : [date(from)]),
        ].join(' · '),
      cellText,
    },
    closures: {
      keyText: ([place = '', terminal = '', weekday = '', day = '']) =>
        [where(place, terminal), weekday === '' ? date(day) : weekdayWord(weekdays.indexOf(weekday) || 7)].join(' · '),
      cellText,
    },
  };
};
