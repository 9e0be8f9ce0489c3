export const settingsKeys = {
  setting: (name: string) => ['settings', name] as const,
  carriers: ['settings', 'carriers'] as const,
  thresholds: ['settings', 'thresholds'] as const,
};
