export const settingsKeys = {
  setting: (name: string) => ['settings', name] as const,
  carriers: ['settings', 'carriers'] as const,
  calendars: ['settings', 'calendars'] as const,
  connections: ['settings', 'connections'] as const,
  scorecard: (id: number, days: string) => ['settings', 'connections', id, days] as const,
  carousel: ['settings', 'carousel'] as const,
  logos: ['settings', 'logos'] as const,
  homeInfos: ['settings', 'home-infos'] as const,
  notifications: ['settings', 'notifications'] as const,
  people: (account: number, search: string) => ['settings', 'people', account, search] as const,
  thresholds: ['settings', 'thresholds'] as const,
  carrierFigures: (days: number) => ['settings', 'carrier-figures', days] as const,
};
