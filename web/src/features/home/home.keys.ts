/** Query keys of the home screen. */
export const homeKeys = {
  news: (language: string) => ['home', 'news', language],
  attention: (query: object) => ['home', 'attention', query],
  figures: (name: string, query: object) => ['home', 'figures', name, query],
} as const;
