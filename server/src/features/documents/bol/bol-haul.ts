import type { TemperatureRange } from '@portal/contract/equipment/temperature.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { BolWords } from './bol-page.ts';
import { bolPhrase } from '../words/bol-phrase.ts';
import { steamshipLines } from '@portal/contract/drayage/data/steamship-lines.ts';
import { phraseOfCode } from '../../../platform/mail/phrases.ts';
import type { DetailsRow } from '../../drayage/drayage.queries.ts';
import type { BolParts } from '../documents.queries.ts';
import { dayText } from '@portal/contract/values/day-text.ts';

/** What freight must be kept at, in words. */
export const keepAt = (language: Language, { min, max, unit }: TemperatureRange): string =>
  bolPhrase(language, 'keep_at', { min, max, unit });

/** The truck and the days a load was booked with, in words: what the form has no boxes for. */
export const haulInstructions = (language: Language, { load }: Pick<BolParts, 'load'>): string[] => {
  const { truck_type, pickup_until, deliver_from } = load;
  const name = load.truck_name;
  const truck = load.truck;
  const say = (name: keyof BolWords, params = {}) => bolPhrase(language, name, params);
  return [
    name?.[language] ?? truck_type ?? '',
    truck?.tarp_ft ? say('tarps', { feet: truck.tarp_ft }) : '',
    truck?.team ? say('team') : '',
    truck?.partial && load.service_class === 'partial' ? say('may_share') : '',
    pickup_until ? say('pickup_until', { date: dayText(pickup_until) }) : '',
    deliver_from ? say('deliver_from', { date: dayText(deliver_from) }) : '',
  ].filter(Boolean);
};

/** As many letters of seals as the box of the form has room for. */
const sealLetters = 40;

/** The seal of each container, where the box of the form has no room for all of them. */
const sealsByContainer = (language: Language, { container_seals }: DetailsRow): string => {
  const known = container_seals.flatMap(({ number, seal_number }) => (seal_number ? [`${number} ${seal_number}`] : []));
  const letters = container_seals.map(({ seal_number }) => seal_number ?? '').join(', ').length;
  return known.length > 2 || letters > sealLetters ? `${bolPhrase(language, 'seal')}: ${known.join(', ')}` : '';
};

/** What the driver of a container reads at the gate, in words: size, line, last free day, ocean references. */
export const containerInstructions = (language: Language, haul: DetailsRow): string[] => {
  const line = steamshipLines.find(({ scac }) => scac === haul.steamship_line)?.name ?? haul.steamship_line;
  const say = (name: keyof BolWords, value: string | null) => (value ? bolPhrase(language, name, { value }) : '');
  return [
    phraseOfCode(language, 'drayage.containers', haul.container) ?? haul.container,
    say('steamship_line', line),
    haul.direction === 'export' ? '' : say('last_free_day', haul.last_free_day && dayText(haul.last_free_day)),
    say('master_bl', haul.master_bl),
    say('booking_number', haul.booking_number),
    say('pickup_number', haul.pickup_number),
    sealsByContainer(language, haul),
  ].filter(Boolean);
};
