import { basicDescription } from '@portal/contract/commodities/hazmat-description.ts';
import type { CheckedItem } from '@portal/contract/commodities/hazmat/check-hazmat-items.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { phraseOfCode, phrasesOf } from '../../platform/mail/phrases.ts';
import { findPlacards, spanishShippingName, withTableFacts } from '../commodities/item-hazmat.ts';
import { words as en } from './words/hazmat.en.ts';
import { words as es } from './words/hazmat.es.ts';

const phrase = phrasesOf({ en, es });

type Goods = CheckedItem & { commodity: string; packaging_unit: string | null };

/** How many packages of what kind, and how much in all (49 CFR 172.202(a)(5) and (7)). */
const quantityLine = (language: Language, { packaging_unit: unit, packaging_unit_count: count, ...item }: Goods) => {
  const kind = count ? (phraseOfCode(language, 'commodities.handling_units', unit, { count }) ?? unit) : '';
  const packages = count ? `${count.toLocaleString('en-US')} ${kind}` : '';
  const quantity = `${item.weight.toLocaleString('en-US')} ${item.weight_unit}`;
  return [packages, phrase(language, 'total_quantity', { quantity })].filter(Boolean).join(', ');
};

/**
 * What a paper says of an item: its commodity alone, or what the law wants of a hazardous one (49 CFR 172.202, 172.604):
 * description in English, packages and quantity, the name in Spanish on a Spanish paper, commodity, emergency number.
 * `columns`: whether the paper has columns of its own for packages and quantity.
 */
export const goodsLines = (language: Language, item: Goods, columns: 'separate' | 'none' = 'none'): string[] => {
  const hazmat = withTableFacts(item);
  if (!hazmat) return [item.commodity];
  const spanish = language === 'es' ? spanishShippingName(hazmat) : null;
  const phone = [hazmat.emergency_phone, hazmat.emergency_registrant].filter(Boolean).join(', ');
  return [
    basicDescription(hazmat),
    ...(columns === 'none' ? [quantityLine(language, item)] : []),
    ...(spanish ? [spanish] : []),
    item.commodity,
    phrase(language, 'emergency', { phone }),
  ];
};

/** The same for whoever needs no directions for an emergency: the paper that customs read. */
export const namedGoods = (language: Language, item: Goods): string[] => {
  const hazmat = withTableFacts(item);
  if (!hazmat) return [item.commodity];
  const spanish = language === 'es' ? spanishShippingName(hazmat) : null;
  return [item.commodity, basicDescription(hazmat), ...(spanish ? [spanish] : [])];
};

/** The placards the driver is offered (49 CFR 172.506); their letters are English on every truck. */
export const placardLines = (language: Language, items: readonly CheckedItem[]): string[] => {
  const placards = findPlacards(items);
  return placards.length > 0 ? [phrase(language, 'placards', { placards: placards.join(', ') })] : [];
};
