import { readablePhone } from '../places/phone.ts';
import { dayText } from '../values/day-text.ts';
import type { BothLanguages, Language } from '../words/language.ts';
import type { AccessorialDetails } from './accessorial-request.ts';
import { lineLabel } from './line-label.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

const appointment = ({ date, start_time: from, end_time: to }: AccessorialDetails): string =>
  [date && dayText(date), [from, to].filter(Boolean).join(' - ')].filter(Boolean).join(', ');

const contact = ({ contact_name, contact_phone, contact_email }: AccessorialDetails): string =>
  [contact_name, contact_phone && readablePhone(contact_phone), contact_email].filter(Boolean).join(', ');

/** Details that read by themselves come first, the others behind the names the forms have for them. */
const detailTexts = (language: Language, details: AccessorialDetails): string[] => {
  const words = { en, es }[language];
  const places: Record<string, string> = words.limited_access_types;
  const { limited_access_type: kind, cod_amount, cod_terms, cod_remit_to, pieces, value } = details;
  const { length_ft, temperature_f } = details;
  const named = (field: keyof typeof words.fields, text: string | number | undefined): string =>
    text === undefined || text === '' ? '' : `${words.fields[field]}: ${text}`;
  return [
    appointment(details),
    contact(details),
    kind ? (places[kind] ?? kind) : '',
    named('cod_amount', cod_amount === undefined ? '' : dollars(cod_amount)),
    named('cod_terms', cod_terms && words.cod_terms[cod_terms]),
    named('cod_remit_to', cod_remit_to),
    named('pieces', pieces?.toLocaleString('en-US')),
    named('value', value === undefined ? '' : dollars(value)),
    named('length_ft', length_ft),
    named('temperature_f', temperature_f),
  ].filter(Boolean);
};

/**
 * An accessorial with everything that was said of it, in both languages: "Delivery appointment: 12-04-2026,
 * 09:00 - 11:00". Days MM-DD-YYYY, times of the stop's clocks.
 */
export const fullLabel = (code: string, details: AccessorialDetails): BothLanguages => {
  const label = lineLabel(code);
  const inWords = (language: Language): string =>
    [label[language], detailTexts(language, details).join('; ')].filter(Boolean).join(': ');
  return { en: inWords('en'), es: inWords('es') };
};
