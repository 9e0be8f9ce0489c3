/** Query keys of what is booked again and again. */
export const templateKeys = {
  lanes: (search: string, limit: number) => ['lanes', search, limit],
} as const;
