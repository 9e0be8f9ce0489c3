/** What became of a demo request: it waits, or the operator has answered it. */
export const demoRequestStatuses = ['waiting', 'account_opened', 'declined'] as const;
export type DemoRequestStatus = (typeof demoRequestStatuses)[number];
