export const jobsKeys = {
  failed: ['failed-jobs'] as const,
  failedPage: (page: number, limit: number) => ['failed-jobs', page, limit] as const,
};
