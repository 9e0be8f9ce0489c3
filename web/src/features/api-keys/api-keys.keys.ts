export const apiKeyKeys = {
  all: ['api-keys'] as const,
  page: (of: 'all' | 'account', query: object) => ['api-keys', of, query] as const,
};
