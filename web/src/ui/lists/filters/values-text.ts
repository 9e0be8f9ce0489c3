import type { Translate } from '../../../platform/words/translate.ts';

const mostValues = 2;

/** The values of a filter as its pill says them: up to two, else the first and how many more there are. */
export const valuesText = (values: readonly string[] = [], t: Translate): string =>
  values.length <= mostValues
    ? values.join(', ')
    : t('lists.filters.more', { first: values[0], count: values.length - 1 });
