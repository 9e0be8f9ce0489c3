import { portsLine } from '@portal/contract/places/border.ts';
import type { BorderCrossing } from '@portal/contract/places/border-crossing.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import { readablePhone } from '@portal/contract/places/phone.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { phrase, phraseOfCode } from '../../platform/mail/phrases.ts';
import { bolPhrase } from './words/bol-phrase.ts';

type Crossed = { border: BorderCrossing | null; through: Country | null };

/** Where the freight crosses the border, who clears it, and whether it travels on in bond or in transit. */
export const borderInstructions = (language: Language, { border, through }: Crossed): string[] => {
  if (!border) return [];
  const { name, phone, email } = border.broker;
  const broker = [name, phone && readablePhone(phone), email].filter(Boolean).join(', ');
  const country = through && (phraseOfCode(language, 'places.countries', through) ?? through);
  return [
    country ? bolPhrase(language, 'in_transit', { country }) : '',
    border.port && bolPhrase(language, 'border_port', { port: portsLine(border) }),
    broker && bolPhrase(language, 'customs_broker', { broker }),
    border.in_bond && !country ? bolPhrase(language, 'in_bond', {}) : '',
  ].filter(Boolean);
};

type Reference = { type: string; value: string };

/** The PO number of the load, else the first one given with the booking. */
export const poNumber = (own: string | null, references: readonly Reference[]): string | null =>
  own ?? references.find(({ type }) => type === 'po')?.value ?? null;

/** What the customer's own system calls the order, with its name; empty where it has none. */
export const orderNumber = (language: Language, externalId: string | null): string =>
  externalId ? `${phrase(language, 'loads.page.external_id')} ${externalId}` : '';

/** The same as a fact of a paper; none where the load has no order number. */
export const orderFact = ({ language, load }: { language: Language; load: { external_id: string | null } }) =>
  load.external_id ? [{ label: phrase(language, 'loads.page.external_id'), value: load.external_id }] : [];

type Numbers = { references: readonly Reference[]; po: string | null; externalId: string | null };

/** The numbers the customer gave, each with what it is; the PO is left out where the paper has it. */
export const referencesLine = (language: Language, { references, po, externalId }: Numbers): string => {
  const given = references
    .filter(({ type, value }) => type !== 'po' || value !== po)
    .map(({ type, value }) => `${phraseOfCode(language, 'tendering.references.types', type) ?? type} ${value}`);
  return [orderNumber(language, externalId), ...given].filter(Boolean).join(', ');
};
