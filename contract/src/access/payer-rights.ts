import type { Permission } from './permissions.ts';

/** What somebody may whose user has the flag for payments, whatever the role: see the account's invoices and pay them. */
export const payerRights = ['get:payments', 'post:payments'] as const satisfies readonly Permission[];
