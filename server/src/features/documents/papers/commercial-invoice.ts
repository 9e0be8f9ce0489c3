import { countryName } from '@portal/contract/commodities/country-name.ts';
import { lineValue } from '@portal/contract/commodities/goods-value.ts';
import type { LineItem, Stop } from '@portal/contract/loads/load.ts';
import { type Cents, cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { Paper, PaperSection, Party } from '../paper.ts';
import type { PaperFacts } from './paper-facts.ts';
import {
  carrierParty,
  count,
  day,
  descriptionOf,
  endsOf,
  fill,
  frameOf,
  itemsOf,
  money,
  packagesOf,
  poundsOf,
  stopParty,
  totalsOf,
  unitsOf,
  weightText,
} from './paper-parts.ts';

const partyAbroad = ({ words }: PaperFacts, title: string, stop: Stop, taxId: string | null): Party => {
  const { lines, ...party } = stopParty(words, title, stop);
  const [address = '', city = '', ...visit] = lines;
  const country = words.commercial[stop.country];
  return {
    ...party,
    lines: [address, city, country, ...(taxId ? [fill(words.commercial.tax_id, { id: taxId })] : []), ...visit],
  };
};

/** What the lines come to where each has its value; else what the shipper declared of the load, if anything. */
const totalValue = ({ load }: PaperFacts): Cents | null => {
  const values = load.line_items.map(lineValue);
  const known = values.filter((value) => value !== null);
  if (known.length === values.length) return sum(known);
  return load.cargo_value_for_insurance > 0 ? cents(load.cargo_value_for_insurance) : null;
};

/** An amount, or room to write it in. */
const amount = (value: Cents | null): string => (value === null ? '' : money(dollars(value)));

const goodsRow = (facts: PaperFacts, item: LineItem, total: Cents | null) => {
  const { language, words, load } = facts;
  const value = lineValue(item) ?? (load.line_items.length === 1 ? total : null);
  return {
    cells: [
      packagesOf(language, item) || unitsOf(language, item),
      descriptionOf(facts, item),
      weightText(words, poundsOf(item)),
      item.hs_code ?? '',
      item.country_of_origin ? countryName(item.country_of_origin, language) : '',
      item.unit_value === null ? '' : money(item.unit_value),
      amount(value),
    ],
  };
};

const goods = (facts: PaperFacts): PaperSection => {
  const { words } = facts;
  const total = totalValue(facts);
  return {
    kind: 'table',
    title: words.commercial.goods,
    rowHeight: 20,
    columns: [
      { label: words.commercial.quantity, w: 74 },
      { label: words.description, w: 154 },
      { label: words.weight, w: 56, align: 'right' },
      { label: words.commercial.hs_code, w: 64 },
      { label: words.commercial.origin, w: 48 },
      { label: words.commercial.unit_value, w: 62, align: 'right' },
      { label: words.commercial.value, w: 74, align: 'right' },
    ],
    rows: [
      ...itemsOf(facts).map((item) => goodsRow(facts, item, total)),
      {
        cells: [
          count(totalsOf(facts).units),
          words.commercial.declared,
          weightText(words, totalsOf(facts).weight_lb),
          '',
          '',
          '',
          amount(total),
        ],
        strong: true,
      },
    ],
  };
};

const transport = (facts: PaperFacts): PaperSection => {
  const { words, load } = facts;
  const [from, to] = endsOf(facts);
  const { commercial } = words;
  return {
    kind: 'facts',
    title: commercial.transport,
    columns: 4,
    facts: [
      { label: commercial.from_country, value: commercial[from.country] },
      { label: commercial.to_country, value: commercial[to.country] },
      { label: commercial.currency, value: 'USD' },
      { label: words.carrier, value: load.carrier?.name ?? '' },
      { label: commercial.terms_of_sale, value: '\u00a0' },
      { label: commercial.reason, value: '\u00a0' },
      { label: words.po, value: load.po_number ?? '\u00a0' },
      { label: words.billing_reference, value: load.billing_reference ?? '\u00a0' },
    ],
  };
};

/** What customs read of freight that crosses a border; what the portal does not know is left to be written in. */
export const commercialInvoice = (facts: PaperFacts): Paper => {
  const { words, load, account } = facts;
  const [from, to] = endsOf(facts);
  const { commercial } = words;
  return {
    ...frameOf(facts),
    title: commercial.title,
    subtitle: commercial.subtitle,
    facts: [
      { label: commercial.number, value: load.billing_reference ?? String(load.id) },
      { label: words.load, value: String(load.id) },
      { label: words.pro, value: load.pro_number ?? '' },
      { label: words.bol, value: load.bol_number ?? '' },
      { label: words.pickup_date, value: day(load.pickup_date) },
    ],
    sections: [
      {
        kind: 'parties',
        parties: [
          partyAbroad(facts, commercial.seller, from, account.tax_id),
          partyAbroad(facts, commercial.buyer, to, null),
          carrierParty(facts),
        ],
      },
      transport(facts),
      goods(facts),
      { kind: 'prose', title: commercial.declaration_title, paragraphs: [commercial.declaration, commercial.by_hand] },
      {
        kind: 'signatures',
        signers: [
          { title: commercial.signer, text: '', rules: [words.signature] },
          { title: words.printed_name, text: '', rules: [words.printed_name] },
          { title: words.date, text: '', rules: [words.date] },
        ],
      },
    ],
  };
};
