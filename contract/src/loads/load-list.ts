/** Sorts the list offers; each has its index. A leading minus means descending. */
export const loadSorts = [
  'id',
  '-id',
  'pickup_date',
  '-pickup_date',
  'delivery_date',
  '-delivery_date',
  'price',
  '-price',
] as const;
