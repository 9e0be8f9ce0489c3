import { type LoadStatus, moves } from '@portal/contract/loads/load-status.ts';

const editable: readonly LoadStatus[] = [...moves.request_quotes.from, ...moves.close_quotes.from];

/** Whether a load may still be changed: carriers may be or are being asked, and none is booked. */
export const isEditable = (status: LoadStatus): boolean => editable.includes(status);
