/** A period after the period of a name: "Sent to Acme Inc.." */
const secondPeriod = /(?<!\.)\.\.(?=\s|$)/g;

/** What i18next does with a phrase whose gaps are filled: a sentence that ends with a name in "Inc." ends in one period. */
export const sentenceEnd = {
  type: 'postProcessor',
  name: 'sentence-end',
  process: (phrase: string): string => phrase.replaceAll(secondPeriod, '.'),
} as const;
