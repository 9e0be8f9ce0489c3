import type { LoadStatus } from '@portal/contract/loads/load-status.ts';

const priced: readonly LoadStatus[] = ['quotes received', 'quoted', 'declined'];

/** Whether a load may have prices that can be booked, and so be passed on. */
export const hasPrices = ({ status }: { status: LoadStatus }): boolean => priced.includes(status);
