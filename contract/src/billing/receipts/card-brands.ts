const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  link: 'Link',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** The name of a card's brand, the same in every language; null where the provider does not name one we know. */
export const brandName = (brand: string | null): string | null => (brand === null ? null : (brands[brand] ?? null));
