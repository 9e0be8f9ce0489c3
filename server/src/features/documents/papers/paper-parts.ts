import { cityLine, cityLineAmong } from '@portal/contract/places/city-line.ts';
import { convertWeight, pounds } from '@portal/contract/commodities/density.ts';
import { passesBorder } from '@portal/contract/places/border.ts';
import type { LineItem, Stop } from '@portal/contract/loads/load.ts';
import { readablePhone } from '@portal/contract/places/phone.ts';
import { operatorParty, type PrintedParty } from '@portal/contract/settings/operator-identity.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { PhraseGroup } from '@portal/contract/phrases/phrase-key.ts';
import { phraseOfCode } from '../../../platform/mail/phrases.ts';
import { goodsLines, placardLines } from '../hazmat-lines.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import type { Paper, Party } from '../paper.ts';
import type { PaperFacts, PaperWords } from './paper-facts.ts';

/** Puts what is known into the `{{holes}}` of a phrase. */
export const fill = (text: string, params: Record<string, string | number>): string =>
  Object.entries(params).reduce((filled, [name, value]) => filled.replace(`{{${name}}}`, String(value)), text);

export const count = (value: number): string => value.toLocaleString('en-US');
export const day = (value: string | null): string => (value ? dayText(value) : '');
/** A weight in pounds; across a border with its kilograms below. */
export const weightText = ({ words, load }: PaperFacts, lb: number): string => {
  const text = fill(words.pounds, { weight: count(Math.round(lb)) });
  return passesBorder(load.stops, load.in_transit)
    ? `${text}\n${count(Math.round(convertWeight(lb, 'lb', 'kg')))} kg`
    : text;
};

/** A phone number that no end of a line breaks. */
const wholePhone = (phone: string, country?: string): string => readablePhone(phone, country).replaceAll(' ', '\u00A0');

/** When and how a stop is visited. */
export const visitOf = (words: PaperWords, stop: Stop): string[] => {
  const who = [stop.contact.name, wholePhone(stop.contact.phone, stop.country)].filter(Boolean).join(', ');
  return [
    who && fill(words.contact, { who }),
    stop.open_time && stop.close_time ? fill(words.hours, { from: stop.open_time, to: stop.close_time }) : '',
    stop.reference && fill(words.reference, { text: stop.reference }),
  ].filter(Boolean);
};

export const stopParty = ({ words, load }: PaperFacts, title: string, stop: Stop): Party => ({
  title,
  name: stop.name || cityLine(stop),
  lines: [stop.address, cityLineAmong(load.stops, stop), ...visitOf(words, stop)],
});

export const accountParty = (words: PaperWords, title: string, party: PrintedParty): Party => ({
  title,
  name: party.name,
  lines: [
    party.address,
    party.city ? cityLine(party) : '',
    party.phone && fill(words.phone, { phone: wholePhone(party.phone, party.country) }),
    party.accounting_email ?? '',
  ],
});

/** The operator as it is billed, with the authority it works under. */
export const operatorBilled = ({ words, operator }: PaperFacts): Party => {
  const { mc_number, dot_number, scac } = operator;
  const billed = accountParty(words, words.bill_to, operatorParty(operator));
  const authority = [
    mc_number && `MC ${mc_number}`,
    dot_number && `USDOT ${dot_number}`,
    scac && fill(words.scac, { scac }),
  ];
  return { ...billed, lines: [...billed.lines, authority.filter(Boolean).join('  ·  ')] };
};

export const carrierParty = ({ words, load, truck }: PaperFacts): Party => ({
  title: words.carrier,
  name: load.carrier?.name ?? '',
  lines: [
    load.carrier ? fill(words.scac, { scac: load.carrier.scac }) : '',
    truck?.trucker_name ?? '',
    truck ? fill(words.driver, { name: truck.driver_name, phone: wholePhone(truck.driver_phone) }) : '',
    [
      truck?.truck_number && fill(words.truck, { truck: truck.truck_number }),
      truck?.trailer_number && fill(words.trailer, { trailer: truck.trailer_number }),
    ]
      .filter(Boolean)
      .join(', '),
  ],
});

export const endsOf = ({ load }: PaperFacts): [Stop, Stop] => {
  const [from, to] = [load.stops[0], load.stops.at(-1)];
  if (!from || !to) throw new RangeError('a load has two stops at least');
  return [from, to];
};

/** A phrase by a code from outside; the code itself where nobody has named it. */
export const named = (language: Language, group: PhraseGroup, code: string, params = {}): string =>
  phraseOfCode(language, group, code, params) ?? code;

const unit = (language: Language, code: string | null, number: number | null): string =>
  code && number ? `${count(number)} ${named(language, 'commodities.handling_units', code, { count: number })}` : '';

export const unitsOf = (language: Language, item: LineItem): string =>
  unit(language, item.handling_unit, item.handling_unit_count);
export const packagesOf = (language: Language, item: LineItem): string =>
  unit(language, item.packaging_unit, item.packaging_unit_count);
export const poundsOf = (item: LineItem): number => pounds(item.weight, item.weight_unit);

/** What is moved, in the words of the law where it is hazardous. */
export const descriptionOf = ({ words, language }: PaperFacts, item: LineItem): string =>
  [...goodsLines(language, item), ...(item.temperature ? [fill(words.keep_at, item.temperature)] : [])].join('\n');

/** All lines together. */
export const totalsOf = ({ load }: PaperFacts): { units: number; weight_lb: number } => ({
  units: load.line_items.reduce((sum, { handling_unit_count }) => sum + handling_unit_count, 0),
  weight_lb: load.line_items.reduce((sum, item) => sum + poundsOf(item), 0),
});

/** Hazardous freight first. */
export const itemsOf = ({ load }: PaperFacts): LineItem[] =>
  load.line_items.toSorted((a, b) => Number(b.hazmat !== null) - Number(a.hazmat !== null));

/** Accessorials and notes, in words. */
export const instructionsOf = ({ language, load }: PaperFacts): string[] =>
  [
    ...load.accessorials.map(({ full_label }) => full_label[language]),
    ...placardLines(language, load.line_items),
    load.portal_notes,
  ].filter(Boolean);

/** Who a paper comes from, with one line to reach it by. */
export const issuerOf = (issuer: PrintedParty): Paper['issuer'] => ({
  name: issuer.name,
  line: [issuer.city && cityLine(issuer), readablePhone(issuer.phone, issuer.country)].filter(Boolean).join('  ·  '),
});

/** What every paper has in common: who it comes from, its number to scan, its foot. */
export const frameOf = (
  facts: PaperFacts,
): Pick<Paper, 'language' | 'issuer' | 'logo' | 'barcode' | 'foot' | 'page'> => {
  const { language, words, load, account, operator, logo, today } = facts;
  return {
    language,
    issuer: issuerOf(logo ? account : operator),
    logo,
    barcode: load.pro_number ? { symbology: 'code128', text: load.pro_number, label: `PRO ${load.pro_number}` } : null,
    foot: fill(words.foot, { load: load.id, date: today }),
    page: words.page,
  };
};
