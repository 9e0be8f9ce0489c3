/** Query keys of what is booked again and again. */
export const templateKeys = {
  lanes: (search: string, limit: number) => ['lanes', search, limit],
  templates: ['templates'],
  plans: ['recurring-loads'],
  plan: (id: number) => ['recurring-loads', id],
} as const;
