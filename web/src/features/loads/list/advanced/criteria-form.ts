import { type ListSearch, noFilters } from '../list-search.ts';

/** The values of the advanced search form. */
export type CriteriaForm = Pick<ListSearch, keyof typeof noFilters>;
export type ChangeCriteria = (changed: Partial<{ [K in keyof CriteriaForm]: CriteriaForm[K] | undefined }>) => void;

/** The form values of an address; the text filter of the list becomes the text of the search. */
export const criteriaOf = (search: ListSearch): CriteriaForm => {
  const { group: _g, late: _l, search: filterText, sort: _s, page: _p, view: _v, ...criteria } = search;
  const text = criteria.text ?? filterText;
  return text === undefined ? criteria : { ...criteria, text };
};

/** Everything the form clears before it sets its own criteria. */
export const clearedCriteria = { ...noFilters, group: undefined, sort: undefined };

type Range = 'price' | 'weight';

/** The ranges that end before they begin. */
export const reversedRanges = (form: CriteriaForm): Range[] =>
  (['price', 'weight'] as const).filter((name) => {
    const [min, max] = [form[`${name}_min`], form[`${name}_max`]];
    return min !== undefined && max !== undefined && min > max;
  });
