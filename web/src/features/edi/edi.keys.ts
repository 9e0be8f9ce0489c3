export const ediKeys = {
  all: ['edi'] as const,
  list: (query: object) => ['edi', 'list', query] as const,
  message: (id: number) => ['edi', 'message', id] as const,
  partners: ['edi', 'partners'] as const,
};
