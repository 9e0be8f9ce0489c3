export const webhookKeys = {
  all: ['webhooks'] as const,
  endpoints: ['webhooks', 'endpoints'] as const,
  deliveries: (id: number, filters: object) => ['webhooks', 'deliveries', id, filters] as const,
  delivery: (id: number, delivery: number) => ['webhooks', 'delivery', id, delivery] as const,
};
