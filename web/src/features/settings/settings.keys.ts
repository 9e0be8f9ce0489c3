export const settingsKeys = {
  setting: (name: string) => ['settings', name] as const,
};
