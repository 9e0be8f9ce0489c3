import type { AccessorialRequest } from './accessorial-request.ts';
import { accessorialsByMode, type DetailField } from './data/accessorials.ts';

/** An appointment may be a single hour: its end need not be said. */
const mayBeLeftOut: readonly DetailField[] = ['end_time'];

/** What a carrier must still be told about an extra service before it can be booked; quoting needs none of it. */
export const missingDetails = (request: AccessorialRequest): DetailField[] => {
  const row = accessorialsByMode.ltl.find((one) => one.code === request.code);
  const said = request.details;
  return (row?.fields ?? []).filter((field) => !mayBeLeftOut.includes(field) && !said[field]);
};
