import { orderFact, poNumber } from '../booking-lines.ts';
import type { Paper, PaperSection } from '../paper.ts';
import type { PaperFacts } from './paper-facts.ts';
import { carrierParty, endsOf, frameOf, operatorBilled, stopParty } from './paper-parts.ts';
import { chargesTable, freightTable, moneyFacts } from './rate-confirmation.ts';

/** Where the freight was taken from and to. */
export const lane = (facts: PaperFacts): PaperSection => {
  const { words } = facts;
  const [from, to] = endsOf(facts);
  return {
    kind: 'parties',
    parties: [stopParty(facts, words.ship_from, from), stopParty(facts, words.ship_to, to)],
  };
};

export const note = ({ words }: Pick<PaperFacts, 'words'>, text: string): PaperSection => ({
  kind: 'prose',
  title: words.terms,
  paragraphs: [text],
});

export const references = (facts: PaperFacts): PaperSection => {
  const { words, load } = facts;
  return {
    kind: 'facts',
    title: words.references,
    columns: 3,
    facts: [
      { label: words.po, value: poNumber(load.po_number, load.references) ?? '-' },
      ...orderFact(facts),
      { label: words.billing_reference, value: load.billing_reference ?? '-' },
      { label: words.carrier, value: load.carrier?.name ?? '-' },
    ],
  };
};

/** What the carrier charges the operator for a load, as it was booked. For the operator alone. */
export const carrierInvoice = (facts: PaperFacts): Paper => {
  const { words, load } = facts;
  if (load.cost === undefined) throw new Error('a carrier invoice is drawn for the operator');
  return {
    ...frameOf(facts),
    title: words.invoice.carrier_title,
    subtitle: words.invoice.carrier_subtitle,
    facts: moneyFacts(facts),
    sections: [
      { kind: 'parties', parties: [carrierParty(facts), operatorBilled(facts)] },
      lane(facts),
      references(facts),
      freightTable(facts),
      chargesTable(facts, load.cost_lines ?? [], load.cost),
      note(facts, words.invoice.carrier_note),
    ],
  };
};
