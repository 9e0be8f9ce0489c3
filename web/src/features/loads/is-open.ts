import type { LoadSummary } from '@portal/contract/loads/load.ts';

/** Whether the order of a load left a field of it open, which then holds no value of its own. */
export const isOpen = ({ missing }: Pick<LoadSummary, 'missing'>, field: string): boolean =>
  missing.some((one) => one.field === field);
