export const noticeKeys = {
  ofLoad: (loadId: number) => ['notices', loadId] as const,
  refusals: ['notices', 'refusals'] as const,
};
