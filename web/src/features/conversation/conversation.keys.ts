/** Query keys of what is said about loads. */
export const conversationKeys = {
  ofLoad: (loadId: number) => ['conversation', loadId],
  messages: (loadId: number) => ['conversation', loadId, 'messages'],
  people: (loadId: number) => ['conversation', loadId, 'people'],
} as const;
