/** Sorts the list offers, a leading minus for descending. Each has its index; by free time, containers that wait at a terminal. */
export const loadSorts = [
  'id',
  '-id',
  'pickup_date',
  '-pickup_date',
  'delivery_date',
  '-delivery_date',
  'price',
  '-price',
  'last_free_day',
] as const;
