/** What the address says of Dispatch: the page, and the load a truck is being found for. */
export type DispatchSearch = { page?: number; load?: number };

const wholeNumber = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : undefined;
};

export const dispatchSearch = (raw: Record<string, unknown>): DispatchSearch => {
  const [page, load] = [wholeNumber(raw['page']), wholeNumber(raw['load'])];
  return { ...(page && page > 1 && { page }), ...(load && { load }) };
};
