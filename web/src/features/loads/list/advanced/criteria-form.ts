import { type ListSearch, noFilters } from '../list-search.ts';

/** What the advanced search asks, while it is being filled in. */
export type CriteriaForm = Pick<ListSearch, keyof typeof noFilters>;
export type ChangeCriteria = (changed: Partial<{ [K in keyof CriteriaForm]: CriteriaForm[K] | undefined }>) => void;

/** The form as the address has it; the list's own text filter becomes the search's. */
export const criteriaOf = (search: ListSearch): CriteriaForm => {
  const { group: _g, late: _l, search: typed, sort: _s, page: _p, view: _v, ...criteria } = search;
  const text = criteria.text ?? typed;
  return text === undefined ? criteria : { ...criteria, text };
};

/** What the search's form takes off before it puts on its own. */
export const cleared = { ...noFilters, group: undefined, sort: undefined };

type Range = 'price' | 'weight';

/** The ranges that end before they begin. */
export const turnedRanges = (form: CriteriaForm): Range[] =>
  (['price', 'weight'] as const).filter((name) => {
    const [min, max] = [form[`${name}_min`], form[`${name}_max`]];
    return min !== undefined && max !== undefined && min > max;
  });
