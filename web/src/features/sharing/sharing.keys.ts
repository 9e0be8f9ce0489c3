/** Where the answers about shared documents and tracking links are kept. */
export const sharingKeys = {
  shares: (loadId: number) => ['shares', loadId],
  trackingLink: (loadId: number) => ['tracking-link', loadId],
  publicShare: (token: string) => ['shared', token],
  publicPaper: (id: number, name: string) => ['public-paper', id, name],
  publicTracking: (token: string) => ['track', token],
} as const;
